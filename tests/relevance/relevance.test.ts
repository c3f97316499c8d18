import { buildMarket } from "@cafeto/demo-market/build-market";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { normalTerm } from "#domains/analytics/server/internal/normal-term.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { productSearch } from "#domains/search/server/tables.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { inTransaction } from "#platform/rpc/context.ts";
import { seedOrders, soldQuantities } from "#seeding/rows/seed-orders.ts";
import { seedPeople } from "#seeding/rows/seed-people.ts";
import { productId, seedProducts, seedVendors } from "#seeding/rows/seed-shops.ts";
import { indexAll } from "#seeding/seed-empty-market.ts";
import { contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { en as firstEn } from "./read/first/en.ts";
import { es as firstEs } from "./read/first/es.ts";
import { pt as firstPt } from "./read/first/pt.ts";
import { en as fourthEn } from "./read/fourth/en.ts";
import { es as fourthEs } from "./read/fourth/es.ts";
import { pt as fourthPt } from "./read/fourth/pt.ts";
import { en as secondEn } from "./read/second/en.ts";
import { es as secondEs } from "./read/second/es.ts";
import { pt as secondPt } from "./read/second/pt.ts";
import { en as thirdEn } from "./read/third/en.ts";
import { es as thirdEs } from "./read/third/es.ts";
import { pt as thirdPt } from "./read/third/pt.ts";
import { type Catalogue, keysOf, type Row } from "./traits.ts";
import { en } from "./tuned/en.ts";
import { es } from "./tuned/es.ts";
import { pt } from "./tuned/pt.ts";
import { en as untouchedEn } from "./untouched/en.ts";
import { es as untouchedEs } from "./untouched/es.ts";
import { pt as untouchedPt } from "./untouched/pt.ts";

/** Tuned by: those of the beginning, and what was untouched until its failures were read. */
const parts = {
  tuned: {
    en: [...en, ...firstEn, ...secondEn, ...thirdEn, ...fourthEn],
    es: [...es, ...firstEs, ...secondEs, ...thirdEs, ...fourthEs],
    pt: [...pt, ...firstPt, ...secondPt, ...thirdPt, ...fourthPt],
  },
  untouched: { en: untouchedEn, es: untouchedEs, pt: untouchedPt },
} satisfies Record<string, Record<Language, Row[]>>;
const halves = ["tuned", "untouched"] as const;
/**
 * What the vocabulary was not written for is found less often. The floors rise with the search, and never fall. Who reads the
 * failures of the untouched part moves it to `read`, and writes and judges another one before searching for any of it.
 */
const least = { tuned: 0.92, untouched: 0.87 };
const looked = 5;

type Score = {
  language: Language;
  half: (typeof halves)[number];
  score: number;
  line: string;
};

let market: TestMarket;
let keys: Map<string, string>;
let catalogue: Catalogue;
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
  const goods = new Map(demo.products.map((product) => [productId(product.key), product]));
  keys = new Map([...goods].map(([id, product]) => [id, product.key]));
  await indexAll(infra, [...goods.keys()]);
  await infra.db.execute("analyze");
  const listed = await infra.db.select().from(productSearch).where(eq(productSearch.isListed, true));
  catalogue = {
    onSale: listed.map((row) => goods.get(row.productId)!),
    certifications: new Map(demo.vendors.map((vendor) => [vendor.key, vendor.certifications])),
  };
}, 300_000);
afterAll(() => market?.close());

/** Discounted cumulative gain of the first five: what stands lower is worth less. */
function dcg(gains: number[]): number {
  return gains.slice(0, looked).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);
}

async function scoreOf(language: Language, [search, best, good = []]: Row): Promise<[number, string]> {
  const visitor = contextFor(market.infra, { kind: "visitor" }, language);
  const { items, closeMatches, total, searchedFor } = await listProducts(visitor, { search, page: 1 });
  const names = items.slice(0, looked).map((item) => item.name);
  const line = `"${search}"${searchedFor ? ` → "${searchedFor}"` : ""} (${total}): ${names.join(" | ")}`;
  if (best === "nothing") return [items.length === 0 ? 1 : 0, line];
  const right = keysOf(best, catalogue);
  const useful = keysOf(good, catalogue);
  expect(right.size, `nothing on sale is right for "${search}"`).toBeGreaterThan(0);
  const gainOf = (key: string) => (right.has(key) ? 3 : useful.has(key) ? 1 : 0);
  const ideal = catalogue.onSale.map(({ key }) => gainOf(key)).sort((a, b) => b - a);
  // As the page shows them: what matches, and below it what comes near.
  const shown = [...items, ...closeMatches];
  return [dcg(shown.map((item) => gainOf(keys.get(item.id)!))) / dcg(ideal), line];
}

const meanOf = (scores: Score[]) => scores.reduce((sum, { score }) => sum + score, 0) / scores.length;

/**
 * The untouched half shows no more than a figure per language, so that the search is not made to fit it. `TEST_LOG=warn`, or
 * another level of the log, prints each query of the tuned half.
 */
function report(scores: Score[]): void {
  const isLogged = !!process.env.TEST_LOG;
  for (const { language, half, score, line } of isLogged ? scores : [])
    if (half === "tuned") console.log(score.toFixed(3), language, line);
  const table = [...languages, "all"].map((language) => {
    const ofLanguage = scores.filter((one) => language === "all" || one.language === language);
    const figures = halves.map((half) => meanOf(ofLanguage.filter((one) => one.half === half)));
    return [language, ...[...figures, meanOf(ofLanguage)].map((figure) => figure.toFixed(3))].join("\t");
  });
  console.log([`NDCG@${looked}\t${halves.join("\t")}\tboth`, ...table].join("\n"));
}

test("what shoppers search stands first, by NDCG@5; of queries that it was not tuned by as well", async () => {
  const scores: Score[] = [];
  for (const language of languages) {
    const searches = halves.flatMap((half) => parts[half][language]).map(([search]) => search);
    expect(searches.length).toBeGreaterThanOrEqual(100);
    expect(new Set(searches).size).toBe(searches.length);
    for (const half of halves)
      for (const row of parts[half][language]) {
        const [score, line] = await scoreOf(language, row);
        scores.push({ language, half, score, line });
      }
  }
  report(scores);
  const worst = scores
    .filter(({ half }) => half === "tuned")
    .sort((a, b) => a.score - b.score)
    .slice(0, 20)
    .map(({ score, language, line }) => `${score.toFixed(3)} ${language} ${line}`);
  for (const half of halves)
    for (const language of languages) {
      const ofBoth = scores.filter((one) => one.half === half && one.language === language);
      expect
        .soft(meanOf(ofBoth), [`${language}, ${half}`, ...(half === "tuned" ? worst : [])].join("\n"))
        .toBeGreaterThanOrEqual(least[half]);
    }
}, 300_000);

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
