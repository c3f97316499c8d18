import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listOrigins } from "./list-origins.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("a country is an origin by its coffee, counts all it sells and speaks of its coffee's notes", async () => {
  const { vendor } = await addVendor(market.infra);
  const paused = await addVendor(market.infra, { pausedAt: new Date() });
  const add = (product: Parameters<typeof addProduct>[2], vendorId = vendor.id) =>
    addProduct(market.infra, vendorId, product);
  await add({ originCountry: "KE", category: "green-beans", tastingNotes: ["lime", "cedar", "jasmine"] });
  await add({
    originCountry: "KE",
    category: "roasted-coffee",
    tastingNotes: ["lime", "jasmine", "apricot"],
  });
  await add({ originCountry: "KE", category: "equipment", tastingNotes: [] });
  await add({ originCountry: "KE", category: "coffee-sweets", tastingNotes: ["cocoa", "cocoa", "cocoa"] });
  await add({ originCountry: "UG", category: "ground-coffee", tastingNotes: [] });
  for (let n = 0; n < 3; n++) await add({ originCountry: "JP", category: "equipment" });
  await add({ originCountry: "JP", category: "roasted-coffee" });
  await add({ originCountry: "RW", category: "roasted-coffee", isApproved: false });
  await add({ originCountry: "BI", category: "roasted-coffee" }, paused.vendor.id);

  const { items } = await listOrigins(contextFor(market.infra, await addPerson(market.infra)));
  expect(items).toEqual([
    { country: "KE", productCount: 4, notes: ["jasmine", "lime", "apricot"] },
    { country: "UG", productCount: 1, notes: [] },
  ]);
});
