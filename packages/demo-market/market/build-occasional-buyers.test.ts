import { expect, test } from "vitest";
import { buildMarket } from "./build-market.ts";

const now = new Date("2026-11-20T12:00:00Z");
const market = buildMarket({ now });

test("some of 260 occasional buyers come back, most do not; all live where one of the 40 regulars does", () => {
  const occasional = market.buyers.slice(40);
  expect(occasional).toHaveLength(260);
  expect(new Set(occasional.map((buyer) => buyer.fullName)).size).toBe(260);
  const towns = new Set(
    market.buyers.slice(0, 40).map(({ country, address }) => `${country} ${address.city}`),
  );
  for (const { country, address, createdAt } of occasional) {
    expect(towns.has(`${country} ${address.city}`)).toBe(true);
    expect(createdAt < now).toBe(true);
  }
  const times = Map.groupBy(market.orders, (order) => order.buyerKey);
  const bought = occasional.map((buyer) => times.get(buyer.key)?.length ?? 0);
  expect(bought.filter((count) => count === 1).length).toBeGreaterThan(100);
  expect(bought.filter((count) => count > 1).length).toBeGreaterThan(60);
});

test("searches are of the last ninety days, and some find nothing", () => {
  expect(new Set(market.searches.map(({ term, day }) => `${day} ${term}`)).size).toBe(market.searches.length);
  for (const { term, day, count } of market.searches) {
    expect(count, term).toBeGreaterThan(0);
    expect(new Date(day) <= now && new Date(day).getTime() > now.getTime() - 91 * 86_400_000, day).toBe(true);
  }
  const sum = (finds: boolean) =>
    market.searches.filter((one) => one.finds === finds).reduce((total, { count }) => total + count, 0);
  expect(sum(false)).toBeGreaterThan(50);
  expect(sum(true)).toBeGreaterThan(sum(false) * 5);
});

test("searches led to products that were viewed that day, fewer times than they were made", () => {
  const views = new Map<string, number>();
  const vendorOf = new Map(market.products.map((product) => [product.key, product.vendorKey]));
  for (const { productKey, day, count } of market.views) {
    const at = `${vendorOf.get(productKey)} ${day}`;
    views.set(at, (views.get(at) ?? 0) + count);
  }
  const searched = new Map(market.searches.map(({ term, day, count }) => [`${term} ${day}`, count]));
  expect(market.openings.length).toBeGreaterThan(300);
  for (const [at, ofDay] of Map.groupBy(market.openings, ({ term, day }) => `${term} ${day}`))
    expect(
      ofDay.reduce((sum, { count }) => sum + count, 0),
      at,
    ).toBeLessThanOrEqual(searched.get(at)!);
  for (const [at, ofDay] of Map.groupBy(market.openings, ({ vendorKey, day }) => `${vendorKey} ${day}`))
    expect(
      ofDay.reduce((sum, { count }) => sum + count, 0),
      at,
    ).toBeLessThanOrEqual(views.get(at) ?? 0);
});
