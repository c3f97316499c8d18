import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listRelatedProducts } from "./list-related-products.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

type Options = Parameters<typeof addProduct>[2];

test("nearest in origin, then roast and price; of every vendor; the sold-out last; nothing that is not on sale", async () => {
  const { infra } = market;
  const [seller, other, paused] = [
    await addVendor(infra),
    await addVendor(infra),
    await addVendor(infra, { pausedAt: new Date() }),
  ];
  const add = async (name: string, options: Options = {}, of = other) =>
    (await addProduct(infra, of.vendor.id, { name, ...options })).id;
  const self = await add("Yirgacheffe", {}, seller);
  await add("another part of the world", { originCountry: "BR" });
  await add("the same but sold out", { stock: 0 });
  await add("the neighbour", { originCountry: "KE" });
  await add("the same, dearer", { priceCents: 1_800 });
  await add("the same, two steps darker", { roastLevel: "medium" });
  await add("the same of the same vendor", { priceCents: 1_510 }, seller);
  await add("the same, ground", { category: "ground-coffee" });
  await add("of a paused shop", {}, paused);
  await add("put away", { isActive: false });
  await add("waits", { isApproved: false });
  const { items } = await listRelatedProducts(contextFor(infra, seller), { productId: self });
  expect(items.map((item) => item.name)).toEqual([
    "the same of the same vendor",
    "the same, dearer",
    "the same, two steps darker",
    "the neighbour",
    "another part of the world",
    "the same but sold out",
  ]);
});

test("what grows nowhere is near by its price", async () => {
  const { infra } = market;
  const seller = await addVendor(infra);
  const kettle = { category: "equipment", originCountry: null, roastLevel: "none" } as const;
  const add = (priceCents: number) =>
    addProduct(infra, seller.vendor.id, { ...kettle, name: String(priceCents), priceCents });
  const self = await add(10_000);
  for (const price of [90_000, 11_000, 9_500, 100]) await add(price);
  const { items } = await listRelatedProducts(contextFor(infra, seller), { productId: self.id });
  expect(items.map((item) => item.name)).toEqual(["9500", "11000", "90000", "100"]);
});

test("a product that is none has none like it", async () => {
  const seller = await addVendor(market.infra);
  await expect(
    listRelatedProducts(contextFor(market.infra, seller), {
      productId: "00000000-0000-4000-8000-000000000000",
    }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
