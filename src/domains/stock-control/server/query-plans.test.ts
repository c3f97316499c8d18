import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listAllMovements } from "./list-all-movements.ts";
import { listLowStock } from "./list-low-stock.ts";

let market: TestMarket;
let pool: pg.Pool;
let admin: SignedInCtx;
let vendorId: string;
let productId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pool = new pg.Pool({ connectionString: market.databaseUrl, max: 1 });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { vendor } = await addVendor(market.infra);
  const { id } = await addProduct(market.infra, vendor.id);
  // 4,000 copies of one product, with five movements each.
  await pool.query(
    `insert into products (id, vendor_id, name, description, category, price_usd, weight_grams, is_approved)
      select gen_random_uuid(), vendor_id, name || n, description, category, price_usd, weight_grams, true
      from products, generate_series(1, 4000) n where id = $1`,
    [id],
  );
  await pool.query(`insert into stock (product_id, stock_quantity)
    select id, 10 + (random() * 900)::int from products on conflict do nothing`);
  await pool.query(`insert into stock_movements (product_id, delta, reason, created_at)
    select product_id, 1, case when n = 1 then 'initial' else 'adjustment' end,
      now() - n * interval '1 day' - random() * interval '1 day'
    from stock, generate_series(1, 5) n`);
  const other = await addVendor(market.infra);
  vendorId = other.vendor.id;
  productId = (await addProduct(market.infra, vendorId, { stock: 3 })).id;
  await pool.query("analyze products, stock, stock_movements, vendors");
}, 120_000);
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

const walksOverAll = /Seq Scan on (products|stock|stock_movements)\b/;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

test.each([
  ["what is low", () => listLowStock(admin, { most: 5 })],
  ["what is low of a vendor", () => listLowStock(admin, { most: 1_000, vendorId })],
  ["the next page", () => listLowStock(admin, { most: 1_000, after: `12_${productId}` })],
  ["all movements", () => listAllMovements(admin, {})],
  ["those of a product", () => listAllMovements(admin, { productId })],
  ["those of a vendor", () => listAllMovements(admin, { vendorId })],
  ["a rare kind", () => listAllMovements(admin, { kind: "damaged" })],
  ["a day", () => listAllMovements(admin, { from: day(4), to: day(4) })],
] as const)("%s is found by an index", async (_, work) => {
  const statements = await statementsOf(work);
  expect(statements.length).toBeGreaterThan(0);
  for (const [text, values] of statements) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), text).not.toMatch(walksOverAll);
  }
});
