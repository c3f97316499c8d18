import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products, type Translations } from "#domains/listings/server/tables.ts";
import type { Language } from "#kernel/languages.ts";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { countPrices } from "./count-prices.ts";
import { indexProducts } from "./index-products.ts";
import { languagesOf, valuesWith } from "./internal/languages-of.ts";
import type { ListInput } from "./internal/list-filters.ts";
import { listProducts } from "./list-products.ts";

let market: TestMarket;
let ids: Record<"english" | "spanish" | "both" | "every" | "peruvian", string>;

const description = "Washed, and dried on raised beds for twenty days.";
const saidIn = (...languages: Language[]): Translations =>
  Object.fromEntries(languages.map((one) => [one, { name: `Lot in ${one}`, description }]));

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const { vendor } = await addVendor(market.infra);
  const add = async (language: Language, translations: Translations, originCountry = "CO") =>
    (await addProduct(market.infra, vendor.id, { language, translations, originCountry, description })).id;
  ids = {
    english: await add("en", {}),
    spanish: await add("es", {}),
    both: await add("es", saidIn("en")),
    every: await add("en", saidIn("es", "pt")),
    peruvian: await add("es", {}, "PE"),
  };
});
afterAll(() => market?.close());

const list = (input: Partial<ListInput>, reader: Language = "en") =>
  listProducts(contextFor(market.infra, { kind: "visitor" }, reader), { page: 1, ...input });
const foundBy = async (input: Partial<ListInput>) => (await list(input)).items.map(({ id }) => id).sort();
const idsOf = (...names: (keyof typeof ids)[]) => names.map((name) => ids[name]).sort();

test("a list in one language holds exactly what was written in it or translated into it", async () => {
  expect(await foundBy({ language: "en" })).toEqual(idsOf("english", "both", "every"));
  expect(await foundBy({ language: "es" })).toEqual(idsOf("spanish", "both", "every", "peruvian"));
  expect(await foundBy({ language: "pt" })).toEqual(idsOf("every"));
});

test("a product counts in every language that it has, whatever the reader's", async () => {
  const counts = [
    { value: "es", count: 4 },
    { value: "en", count: 3 },
    { value: "pt", count: 1 },
  ];
  for (const reader of ["en", "es", "pt"] as const)
    expect((await list({}, reader)).facets.language).toEqual(counts);
});

test("with other filters, a text and every order; its counts leave out the filter itself", async () => {
  expect(await foundBy({ language: "es", origin: "PE" })).toEqual(idsOf("peruvian"));
  expect(await foundBy({ language: "en", origin: "PE" })).toEqual([]);
  for (const narrowed of [{ search: "raised beds" }, { category: "roasted-coffee" as const }, {}]) {
    const input = { ...narrowed, language: "en" as const, origin: "CO" };
    const { total, facets, priceBounds } = await list(input);
    expect(total).toBe(3);
    expect(facets.language).toEqual([
      { value: "en", count: 3 },
      { value: "es", count: 3 },
      { value: "pt", count: 1 },
    ]);
    expect(facets.origin).toEqual([{ value: "CO", count: 3 }]);
    expect(priceBounds).toEqual({ minCents: 1_500, maxCents: 1_500 });
    for (const sort of ["relevance", "newest", "price-asc", "name-asc", "popular"] as const)
      expect(await foundBy({ ...input, sort })).toEqual(idsOf("english", "both", "every"));
    expect(await countPrices(contextFor(market.infra, { kind: "visitor" }), input)).toEqual({
      steps: [{ from: 14, below: 16, count: 3 }],
    });
  }
});

test("a text finds a product by any of its languages, the filter narrows that to one", async () => {
  expect(await foundBy({ search: "Lot in pt" })).toContain(ids.every);
  expect(await foundBy({ search: "Lot in pt", language: "es" })).toEqual(idsOf("every"));
});

test("a translation counts as soon as it is indexed, and no longer than it is there", async () => {
  const set = async (translations: Translations) => {
    await market.infra.db.update(products).set({ translations }).where(eq(products.id, ids.english));
    await indexProducts(market.infra, [ids.english]);
  };
  await set(saidIn("pt"));
  expect(await foundBy({ language: "pt" })).toEqual(idsOf("english", "every"));
  await set({});
  expect(await foundBy({ language: "pt" })).toEqual(idsOf("every"));
});

test("every value that a product's languages can have is looked for, and no other", () => {
  const { en, es, pt } = saidIn("en", "es", "pt") as Required<Translations>;
  const values = [
    languagesOf({ language: "pt", translations: {} }),
    languagesOf({ language: "pt", translations: { en } }),
    languagesOf({ language: "es", translations: { pt } }),
    languagesOf({ language: "pt", translations: { es, en } }),
  ];
  expect(values).toEqual(["pt", "en pt", "es pt", "en es pt"]);
  expect(valuesWith("pt").sort()).toEqual(values.sort());
});
