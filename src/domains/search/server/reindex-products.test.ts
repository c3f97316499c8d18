import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listProducts } from "./list-products.ts";
import { refreshWords } from "./refresh-words.ts";
import { reindexProducts } from "./reindex-products.ts";
import { productSearch, searchWords } from "./tables.ts";

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
