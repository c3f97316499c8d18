import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#platform/rpc/context.ts";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { countPrices } from "./count-prices.ts";
import { listProducts } from "./list-products.ts";

let market: TestMarket;
let visitor: Ctx;
let vendorId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  visitor = contextFor(market.infra, { kind: "visitor" });
  const { vendor } = await addVendor(market.infra);
  vendorId = vendor.id;
  const coffee = [450, 999, 1_000, 1_199, 1_650];
  for (const priceCents of coffee)
    await addProduct(market.infra, vendorId, { priceCents, originCountry: "CO" });
  const gear = { category: "equipment", originCountry: null, roastLevel: "none" } as const;
  await addProduct(market.infra, vendorId, { ...gear, name: "Steel kettle", priceCents: 3_900 });
  await addProduct(market.infra, vendorId, {
    ...gear,
    category: "accessories",
    name: "Filter",
    priceCents: 800,
  });
});
afterAll(() => market?.close());

test("each product counts in the step of its price, those between included, without the list's own price filter", async () => {
  expect(await countPrices(visitor, { origin: "CO" })).toEqual({
    steps: [
      { from: 4, below: 5, count: 1 },
      { from: 5, below: 6, count: 0 },
      { from: 6, below: 7, count: 0 },
      { from: 7, below: 8, count: 0 },
      { from: 8, below: 9, count: 0 },
      { from: 9, below: 10, count: 1 },
      { from: 10, below: 12, count: 2 },
      { from: 12, below: 14, count: 0 },
      { from: 14, below: 16, count: 0 },
      { from: 16, below: 18, count: 1 },
    ],
  });
  expect(await countPrices(visitor, { search: "nothingnamedso" })).toEqual({ steps: [] });
});

test("as many products as the list has, in few enough bars for a narrow column", async () => {
  for (const filter of [{}, { search: "kettle" }, { category: "equipment" as const }]) {
    const { steps } = await countPrices(visitor, filter);
    const { total } = await listProducts(visitor, { ...filter, page: 1 });
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(steps.length).toBeLessThanOrEqual(16);
    expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ below }) => below));
  }
});

test("a category's facet counts what choosing it shows: equipment with its accessories", async () => {
  const { facets } = await listProducts(visitor, { page: 1 });
  for (const { value, count } of facets.category)
    expect([value, (await listProducts(visitor, { category: value, page: 1 })).total]).toEqual([
      value,
      count,
    ]);
  expect(facets.category).toContainEqual({ value: "equipment", count: 2 });
});
