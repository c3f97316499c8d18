import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { estimateCost } from "./estimate-cost.ts";
import { suggestSwap } from "./suggest-swap.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const coffee = { priceCents: 1_500, stock: 9, tastingNotes: ["jasmine"] };
const place = { country: "US" };

/** A cart with a product of one shop and one of another; `like`: what the first shop has besides. */
async function fillCart(like: Parameters<typeof addProduct>[2]) {
  const { infra } = market;
  const [near, far] = [await addVendor(infra), await addVendor(infra)];
  const kept = await addProduct(infra, near.vendor.id, { ...coffee, tastingNotes: ["walnut"] });
  const alone = await addProduct(infra, far.vendor.id, coffee);
  const other = await addProduct(infra, near.vendor.id, { ...coffee, ...like });
  const ctx = contextFor(infra, await addPerson(infra));
  const lines = [kept, alone].map(({ id }) => ({ productId: id, quantity: 1 }));
  return { ctx, near, kept, alone, other, lines };
}

test("a similar product of a vendor in the cart is suggested, with what it really saves", async () => {
  const { ctx, near, alone, other, kept, lines } = await fillCart({
    tastingNotes: ["rose"],
    priceCents: 1_600,
  });
  const swap = await suggestSwap(ctx, { lines, ...place });
  expect(swap).toMatchObject({ fromProductId: alone.id, productId: other.id, priceCents: 1_600 });
  expect(swap!.companyName).toBe(near.vendor.companyName);
  const before = await estimateCost(ctx, { lines, ...place });
  const after = await estimateCost(ctx, {
    lines: [kept, other].map(({ id }) => ({ productId: id, quantity: 1 })),
    ...place,
  });
  expect(swap!.savedDeliveryCents).toBe(before.shippingCents - after.shippingCents);
  expect(swap!.savedCents).toBe(before.totalCents - after.totalCents);
  expect(swap!.savedCents).toBeGreaterThan(0);
});

test.each([
  ["another taste", { tastingNotes: ["tobacco"] }],
  ["no taste", { tastingNotes: [] }],
  ["another kind", { category: "coffee-sweets" as const }],
  ["a price far off", { priceCents: 2_500 }],
  ["too few in stock", { stock: 0 }],
])("%s is not suggested", async (_, like) => {
  const { ctx, lines } = await fillCart(like);
  expect(await suggestSwap(ctx, { lines, ...place })).toBeNull();
});

test("nothing is suggested for one parcel, where delivery is free, or where it saves nothing", async () => {
  const { ctx, lines, alone } = await fillCart({});
  expect(await suggestSwap(ctx, { lines: lines.slice(1), ...place })).toBeNull();
  const many = lines.map((line) => ({ ...line, quantity: line.productId === alone.id ? 9 : 1 }));
  expect(await suggestSwap(ctx, { lines: many, ...place })).toBeNull();
});
