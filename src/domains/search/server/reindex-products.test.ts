import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { eq, like, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { indexProducts } from "./index-products.ts";
import { listProducts } from "./list-products.ts";
import { refreshWords } from "./refresh-words.ts";
import { reindexProducts } from "./reindex-products.ts";
import { productSearch, productSearchSample, searchWords } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

const search = (text: string) =>
  listProducts(contextFor(market.infra, { kind: "visitor" }), { search: text, page: 1 });

test("a row that other rules wrote is written anew, and found by what it means", async () => {
  const { vendor } = await addVendor(market.infra);
  const { id } = await addProduct(market.infra, vendor.id, { name: "Moka Posillipo" });
  const old = { title: "", document: "'posillipo'", documentRules: 0 };
  await market.infra.db.update(productSearch).set(old).where(eq(productSearch.productId, id));
  expect((await search("greca")).total).toBe(0);
  await reindexProducts(market.infra);
  expect((await search("greca")).items.map((item) => item.id)).toEqual([id]);
});

test("known words are counted, and forgotten with the last product that has them", async () => {
  const { db } = market.infra;
  await db.insert(searchWords).values({ word: "nobodyhasit", productCount: 7 });
  await refreshWords(market.infra);
  const words = new Map((await db.select().from(searchWords)).map((row) => [row.word, row.productCount]));
  expect(words.has("nobodyhasit")).toBe(false);
  expect(words.get("posillipo")).toBe(1);
  expect((await search("posilipo")).searchedFor).toBe("posillipo");
});

test("counting words may take longer than a request", async () => {
  const impatient = new pg.Pool({
    connectionString: market.databaseUrl,
    options: "-c statement_timeout=300",
  });
  const db = drizzle({ client: impatient }) as unknown as Db;
  try {
    const counted = await market.infra.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`);
      const counting = refreshWords({ db });
      await setTimeout(700);
      return { counting };
    });
    await expect(counted.counting).resolves.toBeUndefined();
  } finally {
    await impatient.end();
  }
});

test("the sample has what is on sale of one product in 32, as the index has it", async () => {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const idOf = (end: string) => `${randomUUID().slice(0, -2)}${end}`;
  const [sampled, other] = [idOf("07"), idOf("08")];
  for (const id of [sampled, other]) await addProduct(infra, vendor.id, { id });
  const rows = () =>
    infra.db
      .select({ id: productSearchSample.productId, priceCents: productSearchSample.priceCents })
      .from(productSearchSample)
      .where(eq(productSearchSample.vendorId, vendor.id));
  expect(await rows()).toEqual([{ id: sampled, priceCents: 1_500 }]);
  const change = async (values: Partial<typeof products.$inferInsert>) => {
    await infra.db.update(products).set(values).where(eq(products.id, sampled));
    await indexProducts(infra, [sampled, other]);
  };
  await change({ priceCents: 1_700 });
  expect(await rows()).toEqual([{ id: sampled, priceCents: 1_700 }]);
  await change({ isActive: false });
  expect(await rows()).toEqual([]);
});

test("a word is a name as long as a product on sale is called so", async () => {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const names = async () => {
    const rows = await infra.db.select().from(searchWords).where(like(searchWords.word, "en:zarzamor%"));
    return rows.map(({ isName }) => isName);
  };
  await addProduct(infra, vendor.id, { description: "Called zarzamoro by those who grow it." });
  expect(await names()).toEqual([false]);
  const { id } = await addProduct(infra, vendor.id, { name: "Zarzamoro" });
  expect(await names()).toEqual([true]);
  await infra.db.update(products).set({ isActive: false }).where(eq(products.id, id));
  await indexProducts(infra, [id]);
  await refreshWords(infra);
  expect(await names()).toEqual([false]);
});
