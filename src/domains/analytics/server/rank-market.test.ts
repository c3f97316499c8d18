import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { addDays, dayOf } from "../periods.ts";
import { getMarketAnalytics } from "./get-market-analytics.ts";
import { rankMarket } from "./rank-market.ts";
import { recountDays } from "./recount-days.ts";
import { marketRankings, marketSearchTerms } from "./tables.ts";

let market: TestMarket;
let buyer: Awaited<ReturnType<typeof addPerson>>;
const goods: { vendorId: string; productId: string }[] = [];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  buyer = await addPerson(market.infra);
  for (let index = 0; index < 12; index++) {
    const { vendor } = await addVendor(market.infra);
    goods.push({ vendorId: vendor.id, productId: (await addProduct(market.infra, vendor.id)).id });
  }
  for (const [index, one] of goods.entries())
    for (const ago of [0, 40, 89, 200, 364].slice(0, 1 + (index % 5)))
      await sell(one, 1 + ((index * 7) % 5), ago);
  const day = dayOf(market.infra.clock.now());
  await market.infra.db
    .insert(marketSearchTerms)
    .values({ day, term: "geisha", searches: 3, withoutResults: 1 });
  await recountDays(market.infra);
});
afterAll(() => market?.close());

async function sell(one: (typeof goods)[number], quantity: number, daysAgo: number): Promise<void> {
  const at = new Date(`${addDays(dayOf(market.infra.clock.now()), -daysAgo)}T00:00:00Z`);
  await writeSale(market.infra, { buyer, lines: [{ ...one, quantity, unitPriceCents: 1_300 }], at });
}

const read = (period: "7d" | "30d" | "90d" | "12m") =>
  getMarketAnalytics(contextFor(market.infra, buyer), { period });

test("the ranked periods are those of the sums, ten of each at most, and new ones with each run", async () => {
  const rows = [await read("90d"), await read("12m")];
  expect(rows[0]!.products).toHaveLength(10);
  expect(rows[0]!.products).not.toEqual(rows[1]!.products);
  expect(rows[1]!.searched.most).toHaveLength(1);
  await Promise.all([rankMarket(market.infra), rankMarket(market.infra)]);
  expect(await market.infra.db.$count(marketRankings)).toBe(3);
  expect([await read("90d"), await read("12m")]).toEqual(rows);
  // A sale counts at once in the totals, and ranks with the next run; a short period is ranked for each view.
  await sell(goods[0]!, 90, 0);
  await recountDays(market.infra);
  const [year, week] = [await read("12m"), await read("7d")];
  expect(year.totals.orders).toBe(rows[1]!.totals.orders + 1);
  expect(year.products).toEqual(rows[1]!.products);
  expect(week.products[0]).toMatchObject({ id: goods[0]!.productId });
  await rankMarket(market.infra);
  expect((await read("12m")).vendors[0]).toMatchObject({ id: goods[0]!.vendorId });
});

test("names are those of now; yesterday's rankings are deleted", async () => {
  const { id, productId } = { id: goods[0]!.vendorId, productId: goods[0]!.productId };
  await market.infra.db.update(products).set({ name: "Renamed" }).where(eq(products.id, productId));
  const { products: sold, vendors } = await read("12m");
  expect(sold[0]).toMatchObject({ id: productId, name: "Renamed" });
  expect(vendors[0]).toMatchObject({ id });
  market.clock.advance(86_400_000);
  await rankMarket(market.infra);
  const kept = await market.infra.db.select({ to: marketRankings.to }).from(marketRankings);
  expect(kept.map(({ to }) => to)).toEqual([1, 2, 3].map(() => dayOf(market.infra.clock.now())));
});
