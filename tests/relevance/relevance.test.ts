import { buildMarket } from "@cafeto/demo-market/build-market";
import type { SeedProduct } from "@cafeto/demo-market/types";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { normalTerm } from "#domains/analytics/server/internal/normal-term.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { productSearch } from "#domains/search/server/tables.ts";
import { inTransaction } from "#platform/rpc/context.ts";
import { seedOrders, soldQuantities } from "#seeding/rows/seed-orders.ts";
import { seedPeople } from "#seeding/rows/seed-people.ts";
import { productId, seedProducts, seedVendors } from "#seeding/rows/seed-shops.ts";
import { indexAll } from "#seeding/seed-empty-market.ts";
import { contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { type Query, queries, type Trait } from "./queries.ts";

const first = 3;
const leastShare = 0.95;

let market: TestMarket;
let goods: Map<string, SeedProduct>;
let onSale: SeedProduct[];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const { infra } = market;
  const now = infra.clock.now();
  const demo = buildMarket({ now });
  await inTransaction(infra, async ({ db }) => {
    await seedPeople(db, demo, { now, withAdmins: false });
    await seedVendors(db, demo.vendors, { of: () => [], logoOf: () => null });
    await seedProducts(db, demo.products, () => [], soldQuantities(demo));
    await seedOrders(db, demo, () => undefined);
  });
  goods = new Map(demo.products.map((product) => [productId(product.key), product]));
  await indexAll(infra, [...goods.keys()]);
  await infra.db.execute("analyze");
  const listed = await infra.db.select().from(productSearch).where(eq(productSearch.isListed, true));
  onSale = listed.map((row) => goods.get(row.productId)!);
}, 300_000);
afterAll(() => market?.close());

function is(product: SeedProduct, wanted: Trait): boolean {
  const { name, vendor, category, kind, origin, region, variety, process, roast, notes } = wanted;
  return (
    (!name || name.test(product.name)) &&
    (!vendor || product.vendorKey.includes(vendor)) &&
    (!category || category.includes(product.category)) &&
    (!kind || kind.includes(product.scene.kind)) &&
    (!origin || product.originCountry === origin) &&
    (!region || region.test(product.region ?? "")) &&
    (!variety || variety.test(product.variety ?? "")) &&
    (!process || product.process === process) &&
    (!roast || roast.includes(product.roastLevel)) &&
    (!notes || notes.every((note) => product.tastingNotes.includes(note)))
  );
}

async function search(query: Query) {
  const visitor = contextFor(market.infra, { kind: "visitor" }, query.language);
  const { items, total, searchedFor } = await listProducts(visitor, { search: query.search, page: 1 });
  const found = items.slice(0, first).map((item) => goods.get(item.id)!);
  const right = found.map((product) => is(product, "every" in query ? query.every : query.some));
  const wanted =
    "every" in query ? Math.min(first, onSale.filter((product) => is(product, query.every)).length) : 1;
  const isRight =
    "every" in query ? right.slice(0, wanted).every(Boolean) && right.length >= wanted : right.includes(true);
  return { isRight, total, searchedFor, names: found.map((product) => product.name) };
}

test("of what shoppers search, at least 95% find it in the first three", async () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const missed: string[] = [];
  for (const query of queries) {
    const { isRight, names, total, searchedFor } = await search(query);
    const line = `${query.language} "${query.search}"${searchedFor ? ` → "${searchedFor}"` : ""} (${total}): ${names.join(" | ")}`;
    if (process.env.TEST_LOG) console.log(isRight ? "ok" : "MISSED", line);
    if (!isRight) missed.push(line);
  }
  const share = 1 - missed.length / queries.length;
  console.log(
    `Relevance: ${queries.length - missed.length} of ${queries.length} (${(share * 100).toFixed(1)}%)`,
  );
  expect(share, missed.join("\n")).toBeGreaterThanOrEqual(leastShare);
});

test("what the demo's shoppers searched finds something, or not, as its figures say", async () => {
  const searched = new Map(
    buildMarket({ now: market.clock.now() }).searches.map((one) => [one.term, one.finds]),
  );
  const ctx = contextFor(market.infra, { kind: "visitor" });
  const wrong: string[] = [];
  for (const [term, finds] of searched) {
    expect(normalTerm(term)).toBe(term);
    const { total, searchedFor } = await listProducts(ctx, { search: term, page: 1 });
    if ((total > 0 && searchedFor === null) !== finds) wrong.push(`${term}: ${total}, ${searchedFor}`);
  }
  expect(wrong).toEqual([]);
});
