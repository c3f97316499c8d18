import { afterAll, beforeAll, expect, test } from "vitest";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { settingChanges } from "#domains/settings/server/tables.ts";
import { choices } from "#domains/settings/setting-choices.ts";
import { arrivalOf } from "#domains/vendors/delivery-rules.ts";
import { updateShipping } from "#domains/vendors/server/update-shipping.ts";
import { dayOf, shippingZones } from "#domains/vendors/shop-rules.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { createQuote } from "./create-quote.ts";
import { getDestination } from "./get-destination.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("a destination names the countries of its region, also of one that an administrator has set", async () => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const before = await getDestination(ctx, { country: "PT" });
  expect(before).toMatchObject({ country: "PT", freeFromCents: 5_000 });
  expect(before.near).toContain("ES");
  expect(before.near).not.toContain("PT");
  expect(before.near).not.toContain("CO");
  const [validFrom, value] = [market.clock.now(), choices.region.indexOf("americas-south")];
  await market.infra.db
    .insert(settingChanges)
    .values({ key: "zone.PT", value, validFrom, createdAt: validFrom });
  const { near } = await getDestination(ctx, { country: "PT" });
  expect(near).toContain("CO");
  expect(near).not.toContain("ES");
  await expect(getDestination(ctx, { country: "XX" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("what a product's page says of its delivery is what the quote charges and promises", async () => {
  const seller = await addVendor(market.infra, { country: "CO" });
  const { id } = await addProduct(market.infra, seller.vendor.id, { priceCents: 1_000, weightGrams: 333 });
  const shop = contextFor(market.infra, seller);
  const rates = { domesticBaseCents: 310, domesticPerKgCents: 170, regionalBaseCents: 620 };
  const more = { regionalPerKgCents: 333, worldwideBaseCents: 999, worldwidePerKgCents: 777 };
  await updateShipping(shop, { ...rates, ...more, handlingDays: 5 });
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const { delivery } = await getProduct(ctx, { productId: id });
  expect(delivery).toMatchObject({ from: "CO", handlingDays: 5 });
  const lines = [{ productId: id, quantity: 1 }];
  const places = [
    { to: { country: "CO", state: "ANT", postalCode: "050001" }, zone: "domestic" },
    { to: { country: "US", state: "CA", postalCode: "90001" }, zone: "worldwide" },
  ] as const;
  for (const { to, zone } of places) {
    const quote = await createQuote(ctx, { lines, address: { ...address, ...to } });
    expect(quote.shippingCents).toBe(delivery.cents[shippingZones.indexOf(zone)]);
    expect(quote.parcels[0]!.arrival).toEqual(arrivalOf(dayOf(market.clock.now()), 5, zone));
  }
});
