import { EventEmitter } from "node:events";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { cachesNothing } from "#platform/cache/invalidation.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor } from "../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../tests/support/open-test-market.ts";
import { silentLiveEvents } from "../../tests/support/silent-live-events.ts";
import { waitForChanges } from "../../tests/support/wait-for-changes.ts";
import { makeApp } from "./app.ts";

const categories = ["roasted-coffee", "green-beans", "equipment", "accessories"];
const origins = ["ET", "CO", null];
const roasts = ["light", "dark"];
const words = ["Jasmine", "Cherry", "Cocoa", "Kettle"];
const prices = [900, 1_500, 2_000, 2_100, 4_000];
const sorts = ["relevance", "price-asc", "price-desc", "name-asc", "newest", "popular"];
const productCount = 60;

let market: TestMarket;
let ids: string[];
let vendorIds: string[];
let reviewers: string[];
let cached: (path: string) => Promise<string>;
let fresh: (path: string) => Promise<string>;

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, caches: true });
  const { infra } = market;
  await vi.waitUntil(() => infra.invalidation.version());
  const shops = [await addVendor(infra), await addVendor(infra)];
  vendorIds = shops.map(({ vendor }) => vendor.id);
  reviewers = [(await addPerson(infra)).userId, (await addPerson(infra)).userId];
  ids = [];
  for (let n = 0; n < productCount; n++) {
    const { id } = await addProduct(infra, vendorIds[n % 2]!, {
      name: `${words[n % words.length]} lot`,
      category: categories[n % 3]!,
      originCountry: origins[n % origins.length]!,
      roastLevel: roasts[n % 2]!,
      priceCents: prices[n % prices.length]!,
      stock: n % 4,
    });
    ids.push(id);
  }
  cached = reader(infra);
  fresh = reader({ ...infra, invalidation: cachesNothing });
});
afterAll(() => market?.close());

function reader(infra: Infra): (path: string) => Promise<string> {
  const app = makeApp({
    infra,
    live: silentLiveEvents(),
    site: {
      handle: async () => new Response("page"),
      describePerson: async () => "{}",
      sharedPages: [],
    },
    clientFolder: "/nowhere",
    isDevServer: false,
    readiness: async () => "ready",
    isEnding: new AbortController().signal,
  });
  const bindings = {
    incoming: { headers: {}, socket: { remoteAddress: "203.0.113.7" } },
    outgoing: new EventEmitter().setMaxListeners(0),
  };
  return async (path) => {
    const response = await app.fetch(new Request(`http://localhost:3000${path}`), bindings);
    return `${response.status} ${await response.text()}`;
  };
}

/** Mostly one or two of them are set. */
const rarely = <Value>(...values: Value[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const lists = fc
  .record({
    search: rarely("jasmine", "cherry lot", "kettel", "cocoa", "nothing"),
    category: rarely(...categories),
    origin: rarely("ET", "CO"),
    roast: rarely(...roasts),
    vendor: rarely(0, 1),
    language: rarely("en", "es"),
    min: rarely(10, 15, 21),
    max: rarely(15, 20, 40),
    sort: fc.constantFrom(undefined, ...sorts),
    page: fc.constantFrom(undefined, "1", "2", "3", "4"),
  })
  .map(({ vendor, ...rest }) => ({ ...rest, vendor: vendor === undefined ? undefined : vendorIds[vendor] }))
  .map((query) => Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][])
  .map((entries) => `/api/products?${new URLSearchParams(entries)}`);
const ofProducts = fc
  .tuple(fc.nat(productCount - 1), fc.constantFrom("", "/related", "/reviews"))
  .map(([n, part]) => `/api/products/${ids[n]}${part}`);
const others = fc.oneof(
  fc.constantFrom("/api/categories", "/api/market/counts", "/api/origins"),
  fc.constantFrom("jas", "cherry", "lot").map((term) => `/api/search/suggestions?term=${term}`),
  fc
    .tuple(fc.nat(1), fc.constantFrom("", "/rating"))
    .map(([n, part]) => `/api/vendors/${vendorIds[n]}${part}`),
);
const addresses = fc.oneof({ weight: 6, arbitrary: lists }, { weight: 2, arbitrary: ofProducts }, others);

const setTo = (column: string, ...values: (string | number | boolean)[]) =>
  fc.constantFrom(...values).map((value) => `${column} = '${value}'`);
const productEdits = fc.oneof(
  { weight: 5, arbitrary: setTo("price_usd", ...prices.map((cents) => cents / 100)) },
  setTo("is_active", true, false),
  setTo("is_approved", true, true, false),
  setTo("category", ...categories),
  setTo("origin_country", "ET", "CO"),
  setTo("roast_level", ...roasts),
  setTo("language", "en", "es"),
  setTo("name", ...words.map((word) => `${word} reserve`)),
);
type Edit = { statement: (id: string, n: number) => string; reindexes: boolean };
const edits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: productEdits.map((set) => ({
      statement: (id: string) => `update products set ${set} where id = '${id}'`,
      reindexes: true,
    })),
  },
  fc.constantFrom(0, 1, 7).map((quantity) => ({
    statement: (id: string) => `update stock set stock_quantity = ${quantity} where product_id = '${id}'`,
    reindexes: false,
  })),
  fc.constantFrom("null", "now()").map((pausedAt) => ({
    statement: (_: string, n: number) =>
      `update vendors set paused_at = ${pausedAt} where id = '${vendorIds[n % 2]}'`,
    reindexes: true,
  })),
  fc.constantFrom(5, 8).map((base) => ({
    statement: (_: string, n: number) =>
      `insert into shipping_profiles (vendor_id, domestic_base_usd, domestic_per_kg_usd, regional_base_usd,
         regional_per_kg_usd, worldwide_base_usd, worldwide_per_kg_usd)
       values ('${vendorIds[n % 2]}', ${base}, 1, 9, 4, 14, 9)
       on conflict (vendor_id) do update set domestic_base_usd = excluded.domestic_base_usd`,
    reindexes: false,
  })),
  fc.constantFrom(3, 90).map((units) => ({
    statement: (id: string) =>
      `update product_search set units_sold_90d = ${units} where product_id = '${id}'`,
    reindexes: false,
  })),
  fc.integer({ min: 1, max: 5 }).map((rating) => ({
    statement: (id: string, n: number) =>
      `insert into reviews (product_id, user_id, rating, comment, language, is_published)
       values ('${id}', '${reviewers[n % 2]}', ${rating}, 'Fine', 'en', true)
       on conflict (product_id, user_id) do update set rating = excluded.rating`,
    reindexes: true,
  })),
);

test("what is like a hidden product follows its price, of which nothing is told", async () => {
  const { infra } = market;
  const path = `/api/products/${ids[0]}/related`;
  for (const set of [
    "is_active = false",
    "price_usd = 10",
    "price_usd = 40",
    "is_active = true, price_usd = 15",
  ]) {
    await infra.db.execute(sql.raw(`update products set ${set} where id = '${ids[0]}'`));
    await waitForChanges(infra);
    expect(await cached(path), set).toBe(await fresh(path));
  }
});

test("after whatever was edited, once it is heard, every cached response equals a fresh one", async () => {
  const { infra } = market;
  await fc.assert(
    fc.asyncProperty(
      fc.array(addresses, { minLength: 25, maxLength: 25 }),
      fc.array(fc.tuple(edits, fc.nat(productCount - 1)), { minLength: 8, maxLength: 8 }),
      async (paths, changes) => {
        const compare = async (after: string) => {
          await waitForChanges(infra);
          for (const path of paths)
            expect(await cached(path), `${path} after ${after}`).toBe(await fresh(path));
        };
        await compare("the beginning");
        for (const [{ statement, reindexes }, n] of changes) {
          const query = statement(ids[n]!, n);
          await infra.db.execute(sql.raw(query));
          await compare(query);
          if (!reindexes) continue;
          await indexProducts(infra, query.startsWith("update vendors") ? ids : [ids[n]!]);
          await compare(`${query}, indexed`);
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
}, 120_000);
