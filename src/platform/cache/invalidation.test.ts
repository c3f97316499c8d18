import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { holdStock } from "#domains/inventory/server/hold-stock.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
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
import { waitForChanges } from "../../../tests/support/wait-for-changes.ts";
import { writeSale } from "../../../tests/support/write-sale.ts";
import type { RowChange } from "./invalidation.ts";

let market: TestMarket;
let vendorId: string;
let productId: string;
const heard: RowChange[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, caches: true });
  market.infra.invalidation.onChange((change) => heard.push(change));
  await vi.waitUntil(() => market.infra.invalidation.version());
  vendorId = (await addVendor(market.infra)).vendor.id;
  productId = (await addProduct(market.infra, vendorId)).id;
});
afterAll(() => market.close());

/** What a piece of work makes known: the tables whose rows it names, or `everything`. */
async function heardOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await changesOf(work)).map(({ table }) => table);
}

async function changesOf(work: () => Promise<unknown>): Promise<(RowChange | { table: "everything" })[]> {
  const { invalidation } = market.infra;
  await waitForChanges(market.infra);
  const before = invalidation.version();
  heard.length = 0;
  await work();
  await waitForChanges(market.infra);
  const rows = heard.filter(({ table }) => !/^[0-9a-f-]{36}$/.test(table));
  return invalidation.version() === before ? rows : [...rows, { table: "everything" }];
}
const run = (query: string) => market.infra.db.execute(sql.raw(query));

test("what a list or a page shows of products, shops, ratings and settings is told, whoever writes it", async () => {
  const { userId: reviewer } = await addPerson(market.infra);
  for (const [statement, ...tables] of [
    [`update products set name = 'Renamed' where id = '${productId}'`, "products"],
    [`update products set is_active = false where id = '${productId}'`, "products"],
    [`update products set is_active = true where id = '${productId}'`, "products"],
    [`update vendors set company_name = 'Renamed' where id = '${vendorId}'`, "vendors"],
    [
      `update vendors set away_from = '2026-01-01', away_until = '2026-12-31' where id = '${vendorId}'`,
      "vendors",
    ],
    [`update product_search set units_sold_90d = 9 where product_id = '${productId}'`, "product_search"],
    [
      `insert into reviews (product_id, user_id, rating, comment, language, is_published) values ('${productId}', '${reviewer}', 5, 'Good', 'en', true)`,
      "product_ratings",
      "reviews",
    ],
    [`update reviews set comment = 'Very good' where user_id = '${reviewer}'`, "reviews"],
    [`update reviews set rating = 4 where user_id = '${reviewer}'`, "product_ratings", "reviews"],
    [`update users set name = 'Somebody Else' where id = '${reviewer}'`, "everything"],
    [
      "insert into setting_changes (key, value, valid_from, created_at) values ('test', 1, now(), now())",
      "everything",
    ],
    [
      `insert into shipping_profiles values ('${vendorId}', 5, 1, 9, 4, 14, 9, 3) on conflict (vendor_id) do update set domestic_base_usd = 6`,
      "shipping_profiles",
    ],
    [
      `update shipping_profiles set domestic_base_usd = 7 where vendor_id = '${vendorId}'`,
      "shipping_profiles",
    ],
    ["truncate product_ratings", "everything"],
    [`delete from product_search where product_id = '${productId}'`, "product_search"],
  ] as [string, ...string[]][])
    expect((await heardOf(() => run(statement))).sort(), statement).toEqual(tables);
  expect(await heardOf(() => indexProducts(market.infra, [productId]))).toContain("product_search");
});

test("a changed row comes with what it was, what it is and which columns differ", async () => {
  const [product] = await changesOf(() => setPrice(market.infra, productId, 1_700));
  const row = { id: productId, vendor_id: vendorId, category: "roasted-coffee" };
  expect(product).toMatchObject({
    table: "products",
    changed: expect.arrayContaining(["price_usd"]),
    before: { ...row, price_usd: 15 },
    after: { ...row, price_usd: 17 },
  });
  const [indexed] = await changesOf(() =>
    run(`update product_search set price_usd = 18 where product_id = '${productId}'`),
  );
  expect(indexed).toMatchObject({ table: "product_search", changed: ["price_usd"] });
  expect((indexed as RowChange).after!["lexemes"]).toContain("renamed");
  const [gone] = await changesOf(() =>
    run(`update products set is_active = false where id = '${productId}'`),
  );
  expect(gone).toMatchObject({ changed: null, before: row, after: null });
  await run(`update products set is_active = true where id = '${productId}'`);
});

test("verbs tell too: a paused shop, an erased review", async () => {
  const { infra } = market;
  const other = await addVendor(infra);
  await addProduct(infra, other.vendor.id);
  expect(await heardOf(() => unscopedPauseShop(infra, other.vendor.id, true))).toContain("vendors");
  const reviewer = await addPerson(infra);
  await run(
    `insert into reviews (product_id, user_id, rating, comment, language, is_published) values ('${productId}', '${reviewer.userId}', 2, 'Flat', 'en', true)`,
  );
  expect(await heardOf(() => eraseReviews(contextFor(infra, reviewer)))).toContain("reviews");
});

test("what no page shows, and what stays as it was, is silent", async () => {
  const { infra } = market;
  const { id: hidden } = await addProduct(infra, vendorId, { isApproved: false, stock: 0 });
  await indexProducts(infra, [productId, hidden]);
  expect(await heardOf(() => indexProducts(infra, [productId, hidden]))).toEqual([]);
  expect(await heardOf(() => run(`update products set name = 'Draft' where id = '${hidden}'`))).toEqual([]);
  expect(await heardOf(() => run(`update products set name = name where id = '${productId}'`))).toEqual([]);
  expect(await heardOf(() => run("update users set language = 'es'"))).toEqual([]);
  expect(await heardOf(() => run(`delete from products where id = '${hidden}'`))).toEqual([]);
});

test("a stock names its products, and only when what can be bought changes", async () => {
  const { infra } = market;
  const { id: second } = await addProduct(infra, vendorId);
  const demands = [productId, second].map((id) => ({ productId: id, quantity: 2 }));
  const orderId = await writeSale(infra, {
    buyer: await addPerson(infra),
    lines: demands.map((demand) => ({ ...demand, vendorId, unitPriceCents: 1_500 })),
  });
  const named = async (work: () => Promise<unknown>) =>
    (await changesOf(work)).map((change) => (change as RowChange).after?.["product_id"]).sort();
  const held = await named(() =>
    infra.db.transaction((db) => holdStock({ db }, { orderId, buyerId: crypto.randomUUID() }, demands)),
  );
  expect(held).toEqual([productId, second].sort());
  // Sold: less in stock, less held, as much to buy as before.
  const sold = { stockQuantity: sql`stock_quantity - 2`, heldQuantity: sql`held_quantity - 2` };
  expect(await heardOf(() => infra.db.update(stock).set(sold).where(eq(stock.productId, second)))).toEqual(
    [],
  );
  expect(await named(() => moveStock(infra, { productId, delta: 3, reason: "received" }))).toEqual([
    productId,
  ]);
});

test("more rows than are worth naming are told as everything", async () => {
  await market.infra.db.insert(products).values(
    Array.from({ length: 201 }, (_, n) => ({
      vendorId,
      name: `Lot ${n}`,
      description: "One of many.",
      category: "roasted-coffee",
      priceCents: 900,
      weightGrams: 250,
    })),
  );
  expect(await heardOf(() => run("update stock set stock_quantity = stock_quantity + 1"))).toEqual([
    "everything",
  ]);
});

test("what is rolled back is not told", async () => {
  const failed = async () => {
    await market.infra.db
      .transaction(async (tx) => {
        await setPrice({ ...market.infra, db: tx }, productId, 9_900);
        throw new Error("no");
      })
      .catch(() => {});
  };
  expect(await heardOf(failed)).toEqual([]);
});

test("each day has a version of its own", async () => {
  const before = market.infra.invalidation.version();
  market.clock.advance(86_400_000);
  expect(market.infra.invalidation.version()).not.toBe(before);
});

test("while nobody listens there is no version; listening again brings another one", async () => {
  const { invalidation } = market.infra;
  const before = invalidation.version();
  await run(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cafeto-live' and datname = current_database()",
  );
  await expect.poll(() => invalidation.version()).toBeUndefined();
  await expect.poll(() => invalidation.version()).toBeDefined();
  expect(invalidation.version()).not.toBe(before);
  expect(await heardOf(() => setPrice(market.infra, productId, 1_900))).toContain("products");
});
