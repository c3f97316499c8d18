import { afterAll, beforeAll, expect, test } from "vitest";
import type { Invalidation, RowChange } from "#platform/cache/invalidation.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getMarketCounts } from "./get-market-counts.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("who sells something is counted with what they sell and where; what waits, rests or is gone is not", async () => {
  const { infra } = market;
  const ctx = contextFor(infra, await addPerson(infra));
  expect(await getMarketCounts(ctx)).toEqual({ vendors: 0, products: 0, countries: 0 });
  const [one, other, third] = [await addVendor(infra), await addVendor(infra), await addVendor(infra)];
  const inBrazil = await addVendor(infra, { country: "BR" });
  for (const { vendor } of [one, one, other, inBrazil]) await addProduct(infra, vendor.id);
  await addProduct(infra, third.vendor.id, { isApproved: false });
  await addProduct(infra, one.vendor.id, { isActive: false });
  await addProduct(infra, one.vendor.id, { isActive: false, deletedAt: new Date() });
  await addProduct(infra, (await addVendor(infra, { pausedAt: new Date() })).vendor.id);
  expect(await getMarketCounts(ctx)).toEqual({ vendors: 3, products: 4, countries: 2 });
});

test("it is counted once for everybody, and again when a product appears", async () => {
  const { infra } = market;
  const listeners: ((change: RowChange) => void)[] = [];
  const invalidation: Invalidation = { version: () => "1", onChange: (one) => void listeners.push(one) };
  const ctx = { ...contextFor(infra, await addPerson(infra)), invalidation };
  const first = await getMarketCounts(ctx);
  const { vendor } = await addVendor(infra);
  const { id } = await addProduct(infra, vendor.id);
  expect(await getMarketCounts(ctx)).toEqual(first);
  for (const hear of listeners) hear({ table: "products", changed: null, before: null, after: { id } });
  expect((await getMarketCounts(ctx)).products).toBe(first.products + 1);
});
