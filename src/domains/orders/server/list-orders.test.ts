import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listOrders } from "./list-orders.ts";
import { listParcels } from "./list-parcels.ts";

/** Of the buyer, and of others: so many that a pass over all of them would be felt. */
const [own, foreign] = [3_000, 30_000];

let market: TestMarket;
let pool: pg.Pool;
let buyer: Person;
let vendor: Awaited<ReturnType<typeof addVendor>>;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pool = new pg.Pool({ connectionString: market.databaseUrl, max: 1 });
  buyer = await addPerson(market.infra);
  const other = await addPerson(market.infra);
  vendor = await addVendor(market.infra, { companyName: "Torrefação São João" });
  const product = await addProduct(market.infra, vendor.vendor.id);
  await pool.query("set session_replication_role = replica");
  await pool.query(
    `with made as (
       insert into orders (user_id, status, goods_usd, shipping_usd, tax_usd, total_amount_usd, shipping_address, language, created_at, paid_at)
       select case when n <= ${own} then $1 else $2 end::uuid, case when n % 10 = 0 then 'shipped' else 'delivered' end,
         10, 0, 0, 10, '{"fullName":"José Peña"}', 'en', now() - n * interval '1 minute', now()
       from generate_series(1, ${own + foreign}) n returning id, number, status
     ), sent as (
       insert into parcels (order_id, vendor_id, status, goods_usd, shipping_usd, shipping_subsidy_usd, tax_usd, carrier, tracking_number)
       select id, $3, status, 10, 0, 0, 0, 'Estafeta', 'JD' || number || 'X' from made returning id, order_id
     )
     insert into order_items (order_id, parcel_id, product_id, product_name, quantity, unit_price_usd, total_price_usd, tax_usd, commission_basis_points, commission_usd)
     select order_id, sent.id, $4, case when number % 500 = 0 then 'Café Hígado 100%_' else 'Huila lot' end, 1, 10, 10, 0, 1000, 1
     from sent join made on made.id = order_id`,
    [buyer.userId, other.userId, vendor.vendor.id, product.id],
  );
  await pool.query("analyze orders, parcels, order_items");
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await market?.close();
});

const ctx = () => contextFor(market.infra, buyer);
const find = async (search: string, more = {}) => listOrders(ctx(), { page: 1, search, ...more });

test("an order is found by its number, its id, a product, its vendor or its tracking number, and only by its buyer", async () => {
  const [first] = (await listOrders(ctx(), { page: 1 })).items;
  const { id, number } = first!;
  for (const search of [`${number}`, `#${number}`, id, `${id.slice(0, 8)}…`, `jd${number}x`])
    expect(
      (await find(search)).items.map((order) => order.id),
      search,
    ).toEqual([id]);
  expect((await find("torrefacao JOAO")).total).toBe(own);
  expect((await find("higado torrefação")).total).toBe(own / 500);
  expect((await find("higado kenya")).total).toBe(0);
  // What means something to the database is a letter like any other.
  expect((await find("100%_")).total).toBe(own / 500);
  expect((await find("h%gado")).total).toBe(0);
  expect((await find("   ")).total).toBe(own);
  const { rows } = await pool.query(`select number from orders where user_id <> $1 limit 1`, [buyer.userId]);
  expect((await find(`jd${rows[0].number}x`)).total).toBe(0);
  expect((await find(`${rows[0].number}`)).total).toBe(0);
});

test("orders are filtered by their status, together with a search", async () => {
  expect((await find("", { status: "shipped" })).total).toBe(own / 10);
  expect((await find("", { status: "cancelled" })).total).toBe(0);
  const found = await find("joao", { status: "shipped", page: 2 });
  expect(found.total).toBe(own / 10);
  expect(found.items).toHaveLength(20);
  expect(new Set(found.items.map(({ status }) => status))).toEqual(new Set(["shipped"]));
});

test("a search reads the buyer's own orders by index, never everyone's", async () => {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await find("higado");
  const sent = (spy.mock.calls as unknown[][]).map(([query, values]) => ({
    text: (query as { text?: string }).text ?? "",
    values: (query as { values?: unknown[] }).values ?? (values as unknown[]) ?? [],
  }));
  spy.mockRestore();
  const searches = sent.filter(({ text }) => text.includes("string_agg"));
  expect(searches).toHaveLength(2);
  for (const { text, values } of searches) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain (analyze) ${text}`, values);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("orders_user");
    expect(plan).toContain("order_items_order_product");
    expect(plan).not.toMatch(/Seq Scan on (orders|order_items|parcels)/);
  }
});

test("a vendor finds a parcel by buyer, product and tracking number, whatever the accents", async () => {
  const shop = contextFor(market.infra, vendor);
  const count = async (search: string) =>
    (await listParcels(shop, { sort: "newest", page: 1, filter: "all", search })).total;
  expect(await count("jose pena")).toBe(own + foreign);
  expect(await count("HIGADO")).toBe((own + foreign) / 500);
  const [first] = (await listOrders(ctx(), { page: 1 })).items;
  expect(await count(`jd${first!.number}x`)).toBe(1);
});

test("a vendor's parcels go on after the last one, and end where the other direction begins", async () => {
  const shop = contextFor(market.infra, vendor);
  const search = "HIGADO";
  const readAll = async (sort: "newest" | "oldest") => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await listParcels(shop, { filter: "all", search, sort, page: 1, after });
      ids.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    return ids;
  };
  const newest = await readAll("newest");
  expect(newest).toHaveLength((own + foreign) / 500);
  expect(newest.length).toBeGreaterThan(20);
  expect(await readAll("oldest")).toEqual(newest.toReversed());
});
