import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { products } from "#domains/catalogue/server/tables.ts";
import { holdStock } from "#domains/inventory/server/hold-stock.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { eraseReviews } from "#domains/reviews/server/erase-reviews.ts";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import {
  addPerson,
  addProduct,
  addVendor,
  contextFor,
  setPrice,
} from "../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../tests/support/write-sale.ts";

let market: TestMarket;
let vendorId: string;
let productId: string;
const heard: string[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, keepsAnswers: true });
  market.doors.freshness.onProductChange((ids) => heard.push(...ids));
  await vi.waitUntil(() => market.doors.freshness.version());
  vendorId = (await addVendor(market.doors)).vendor.id;
  productId = (await addProduct(market.doors, vendorId)).id;
});
afterAll(() => market.close());

/** What a piece of work makes known: whether the version moved, and the products it names. */
async function told(work: Promise<unknown>): Promise<{ moved: boolean; named: string[] }> {
  const { db, freshness } = market.doors;
  const before = freshness.version();
  heard.length = 0;
  await work;
  // Notifications come in the order of their commits, so this one's arrival says that the others are here.
  const last = randomUUID();
  await db.execute(sql`select pg_notify('cafeto_fresh', ${`products:${last}`})`);
  await expect.poll(() => heard).toContain(last);
  return { moved: freshness.version() !== before, named: heard.filter((id) => id !== last) };
}
const moves = { moved: true, named: [] };
const nothing = { moved: false, named: [] };
const run = (query: string) => market.doors.db.execute(sql.raw(query));

test("what a list or a page shows of products, shops, ratings and settings moves the version, whoever writes it", async () => {
  expect(await told(setPrice(market.doors, productId, 1_700))).toEqual(moves);
  const { userId: reviewer } = await addPerson(market.doors);
  const before = market.doors.freshness.version();
  for (const statement of [
    `update products set name = 'Renamed' where id = '${productId}'`,
    `update products set is_active = false where id = '${productId}'`,
    `update products set is_active = true where id = '${productId}'`,
    `update vendors set company_name = 'Renamed' where id = '${vendorId}'`,
    `update vendors set away_from = '2026-01-01', away_until = '2026-12-31' where id = '${vendorId}'`,
    `update product_search set units_sold_90d = 9 where product_id = '${productId}'`,
    `insert into reviews (product_id, user_id, rating, comment, language, is_published) values ('${productId}', '${reviewer}', 5, 'Good', 'en', true)`,
    `update reviews set comment = 'Very good' where user_id = '${reviewer}'`,
    `update users set name = 'Somebody Else' where id = '${reviewer}'`,
    `insert into market_settings (key, value) values ('test', '1')`,
    `insert into shipping_profiles (vendor_id) values ('${vendorId}') on conflict (vendor_id) do update set domestic_base_usd = 6`,
    `update shipping_profiles set domestic_base_usd = 7 where vendor_id = '${vendorId}'`,
    "truncate product_ratings",
    `delete from product_search where product_id = '${productId}'`,
  ])
    expect(await told(run(statement)), statement).toEqual(moves);
  await indexProducts(market.doors, [productId]);
  expect(market.doors.freshness.version()).not.toBe(before);
});

test("verbs move it too: a paused shop, an erased review", async () => {
  const { doors } = market;
  const other = await addVendor(doors);
  await addProduct(doors, other.vendor.id);
  expect(await told(unscopedPauseShop(doors, other.vendor.id, true))).toEqual(moves);
  const reviewer = await addPerson(doors);
  await run(
    `insert into reviews (product_id, user_id, rating, comment, language, is_published) values ('${productId}', '${reviewer.userId}', 2, 'Flat', 'en', true)`,
  );
  expect(await told(eraseReviews(contextFor(doors, reviewer)))).toEqual(moves);
});

test("what no page shows, and what stays as it was, moves nothing", async () => {
  const { doors } = market;
  const { id: hidden } = await addProduct(doors, vendorId, { isApproved: false, stock: 0 });
  await indexProducts(doors, [productId, hidden]);
  expect(await told(indexProducts(doors, [productId, hidden]))).toEqual(nothing);
  expect(await told(run(`update products set name = 'Draft' where id = '${hidden}'`))).toEqual(nothing);
  expect(await told(run(`update products set name = name where id = '${productId}'`))).toEqual(nothing);
  expect(await told(run("update users set language = 'es'"))).toEqual(nothing);
  expect(await told(run(`delete from products where id = '${hidden}'`))).toEqual(nothing);
});

test("a stock names its products, and only when what can be bought changes", async () => {
  const { doors } = market;
  const { id: second } = await addProduct(doors, vendorId);
  const demands = [productId, second].map((id) => ({ productId: id, quantity: 2 }));
  const orderId = await writeSale(doors, {
    buyer: await addPerson(doors),
    lines: demands.map((demand) => ({ ...demand, vendorId, unitPriceCents: 1_500 })),
  });
  const held = await told(doors.db.transaction((db) => holdStock({ db }, orderId, demands)));
  expect(held.moved).toBe(false);
  expect(held.named.sort()).toEqual([productId, second].sort());
  // Sold: less in stock, less held, as much to buy as before.
  const sold = { stockQuantity: sql`stock_quantity - 2`, heldQuantity: sql`held_quantity - 2` };
  expect(await told(doors.db.update(stock).set(sold).where(eq(stock.productId, second)))).toEqual(nothing);
  const move = moveStock(doors, { productId, delta: 3, reason: "received" });
  expect(await told(move)).toEqual({ moved: false, named: [productId] });
});

test("more products than one notification can name move the version", async () => {
  await market.doors.db.insert(products).values(
    Array.from({ length: 201 }, (_, n) => ({
      vendorId,
      name: `Lot ${n}`,
      description: "One of many.",
      category: "roasted-coffee",
      priceCents: 900,
      weightGrams: 250,
    })),
  );
  expect(await told(run("update stock set stock_quantity = stock_quantity + 1"))).toEqual(moves);
});

test("what is rolled back is not told; what is told follows its commit", async () => {
  const failed = market.doors.db
    .transaction(async (tx) => {
      await setPrice({ ...market.doors, db: tx }, productId, 9_900);
      throw new Error("no");
    })
    .catch(() => {});
  expect(await told(failed)).toEqual(nothing);
});

test("each day has a version of its own", async () => {
  const before = market.doors.freshness.version();
  market.clock.advance(86_400_000);
  expect(market.doors.freshness.version()).not.toBe(before);
});

test("while nobody listens there is no version; listening again brings another one", async () => {
  const { freshness } = market.doors;
  const before = freshness.version();
  await run(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cafeto-live' and datname = current_database()",
  );
  await expect.poll(() => freshness.version()).toBeUndefined();
  await expect.poll(() => freshness.version()).toBeDefined();
  expect(freshness.version()).not.toBe(before);
  expect(await told(setPrice(market.doors, productId, 1_900))).toEqual(moves);
});
