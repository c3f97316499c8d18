import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeMarketYear } from "../../../../bench/market-year.ts";
import { writeVendorSales } from "../../../../bench/vendor-sales.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportMarketAnalytics } from "./export-market-analytics.ts";
import { exportVendorAnalytics } from "./export-vendor-analytics.ts";
import { getMarketAnalytics } from "./get-market-analytics.ts";
import { getVendorAnalytics } from "./get-vendor-analytics.ts";
import { getVendorOverview } from "./get-vendor-overview.ts";
import { listVendorSales } from "./list-vendor-sales.ts";
import { rankMarket } from "./rank-market.ts";
import { recountDays } from "./recount-days.ts";

let market: TestMarket;
let pool: pg.Pool;
let seller: Awaited<ReturnType<typeof addVendor>>;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pool = new pg.Pool({ connectionString: market.databaseUrl, max: 1 });
  seller = await addVendor(market.infra);
  const { vendor } = await addVendor(market.infra);
  await writeVendorSales(pool, { vendorId: seller.vendor.id, lines: 2_000 });
  await writeVendorSales(pool, { vendorId: vendor.id, lines: 60_000 });
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await market?.close();
});

/** The statements that a verb sends, with their parameters. */
async function statementsOf(work: () => Promise<unknown>): Promise<[string, unknown[]][]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = (spy.mock.calls as unknown[][]).flatMap(([query, values]): [string, unknown[]][] => {
    if (typeof query !== "object") return [];
    const { text, values: own } = query as { text: string; values?: unknown[] };
    return text.includes("jobs.") ? [] : [[text, own ?? (values as unknown[]) ?? []]];
  });
  spy.mockRestore();
  return sent;
}

const walksOverAll = /Seq Scan on (order_items|parcels|orders|payout_parcels)\b/;

test.each([
  ["getVendorOverview", 8, () => getVendorOverview(contextFor(market.infra, seller))],
  ["listVendorSales", 1, () => listVendorSales(contextFor(market.infra, seller), { unit: "month" })],
  ["getVendorAnalytics", 8, () => getVendorAnalytics(contextFor(market.infra, seller), { period: "30d" })],
  [
    "exportVendorAnalytics",
    3,
    () => exportVendorAnalytics(contextFor(market.infra, seller), { period: "12m" }),
  ],
] as const)("%s asks %i times, and never walks over other vendors' sales", async (_, count, work) => {
  const statements = await statementsOf(work);
  expect(statements).toHaveLength(count);
  for (const [text, values] of statements) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), text).not.toMatch(walksOverAll);
  }
});

test("the market's figures read sums, never the orders, and are the same", async () => {
  await writeMarketYear(pool, { orders: 1_000, termsPerDay: 10 });
  await pool.query("delete from changed_days where day < current_date - 90");
  await recountDays(market.infra);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const statements = await statementsOf(async () => {
    await getMarketAnalytics(admin, { period: "90d" });
    await exportMarketAnalytics(admin, { period: "90d" });
  });
  expect(statements).toHaveLength(14);
  for (const [text] of statements) expect(text).not.toMatch(/"(orders|parcels|order_items)"/);
  const { totals } = await getMarketAnalytics(admin, { period: "90d" });
  const { rows } = await pool.query<{ orders: number; revenue: number }>(
    `select count(distinct o.id) filter (where o.status <> 'cancelled')::int as orders,
       round(sum(i.total_price_usd - i.refunded_usd) * 100)::int as revenue
     from orders o join order_items i on i.order_id = o.id
     where o.paid_at is not null and (o.created_at at time zone 'UTC')::date > (now() at time zone 'UTC')::date - 90`,
  );
  expect([totals.orders, totals.revenueCents]).toEqual([rows[0]!.orders, rows[0]!.revenue]);
});

test("a long period's first ones are read from their ranking, not from a year of sums", async () => {
  await rankMarket(market.infra);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  for (const period of ["30d", "90d", "12m"] as const) {
    const statements = await statementsOf(() => getMarketAnalytics(admin, { period }));
    expect(statements).toHaveLength(8);
    for (const [text] of statements)
      expect(text).not.toMatch(/"(product_sale_days|search_term_days|market_search_terms)"/);
  }
});
