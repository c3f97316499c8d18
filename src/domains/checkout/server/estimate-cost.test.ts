import { afterAll, beforeAll, expect, test } from "vitest";
import { priceCart } from "#domains/cart/server/price-cart.ts";
import { setAway } from "#domains/vendors/server/set-away.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { createQuote } from "./create-quote.ts";
import { estimateCost } from "./estimate-cost.ts";
import { taxRates } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await market.infra.db
    .insert(taxRates)
    .values([
      { country: "US", state: "CA", basisPoints: 725 },
      { country: "DE", basisPoints: 700 },
    ])
    .onConflictDoNothing();
});
afterAll(() => market.close());

const newPerson = async () => contextFor(market.infra, await addPerson(market.infra));

test.each([
  { country: "US", state: "CA", postalCode: "90001", quantity: 1 },
  { country: "US", state: "CA", postalCode: "90001", quantity: 9 },
  { country: "DE", state: null, postalCode: "10115", quantity: 1 },
])("the cart's estimate equals the quote: $quantity to $country", async ({ quantity, ...place }) => {
  const sellers = [await addVendor(market.infra), await addVendor(market.infra, { country: "CO" })];
  const goods = await Promise.all(sellers.map(({ vendor }) => addProduct(market.infra, vendor.id)));
  const lines = goods.map(({ id }) => ({ productId: id, quantity }));
  const ctx = await newPerson();
  const quote = await createQuote(ctx, { lines, address: { ...address, ...place } });
  const estimate = await estimateCost(ctx, {
    lines,
    country: place.country,
    state: place.state ?? undefined,
  });
  const { goodsCents, shippingCents, taxCents, totalCents } = quote;
  expect(estimate).toMatchObject({ goodsCents, shippingCents, taxCents, totalCents });
  expect(estimate.parcels.map((parcel) => [parcel.shippingCents, parcel.taxCents])).toEqual(
    quote.parcels.map((parcel) => [parcel.shippingCents, parcel.taxCents]),
  );
  expect(estimate.taxCents).toBeGreaterThan(0);
  expect(estimate.taxNeedsState).toBe(place.country === "US");
});

test("what can't be bought costs nothing, and the cart's sum is the estimate's", async () => {
  const [seller, away] = [await addVendor(market.infra), await addVendor(market.infra)];
  const few = await addProduct(market.infra, seller.vendor.id);
  const gone = await addProduct(market.infra, seller.vendor.id, { isActive: false });
  const waiting = await addProduct(market.infra, away.vendor.id);
  const today = dayOf(market.clock.now());
  await setAway(contextFor(market.infra, away), { from: today, until: today });
  const lines = [few, gone, waiting].map(({ id }) => ({ productId: id, quantity: 12 }));
  const ctx = await newPerson();
  const estimate = await estimateCost(ctx, { lines, country: "DE" });
  expect(estimate.parcels.map((parcel) => parcel.vendorId)).toEqual([seller.vendor.id]);
  const cart = await priceCart(ctx, { lines });
  expect(cart.goodsCents).toBe(estimate.goodsCents);
  expect(cart.isBuyable).toBe(false);
  expect(await estimateCost(ctx, { lines: [], country: "DE" })).toMatchObject({ parcels: [], totalCents: 0 });
});
