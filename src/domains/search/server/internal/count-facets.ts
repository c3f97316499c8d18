import { inArray } from "drizzle-orm";
import { type CategorySlug, categoriesWithin, categorySlugs } from "#domains/catalogue/categories.ts";
import type { ProductList } from "#domains/search/contract.ts";
import { mostCounted } from "#domains/search/list-bounds.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { languages } from "#kernel/languages.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import { type CountRow, countPasses, type FacetName } from "./count-passes.ts";
import { holdsLanguage } from "./languages-of.ts";
import { countsList } from "./list-dependencies.ts";
import type { ListInput } from "./list-filters.ts";
import { roundEstimate } from "./sample.ts";
import type { Term } from "./term-query.ts";

export type Counts = Pick<ProductList, "total" | "isEstimate" | "facets" | "priceBounds">;

/**
 * The total, each facet's counts and the price bounds. Each facet ignores its own filter, so that its choice can be
 * changed. What more than 10,000 products pass is estimated from a sample and rounded; the total then `isEstimate`.
 */
export async function countFacets(db: Db, input: ListInput, terms: Term[] | undefined): Promise<Counts> {
  const { rows, isEstimate } = await countPasses(db, { input, terms });
  const of = (name: FacetName, sumUp = (counted: Counted[]) => counted): Counted[] => {
    const own = rows.filter((row) => row.facet === name && row.value !== null);
    const counts = sumUp(own.map(({ value, count }) => ({ value: value!, count }))).sort(byCount);
    if (!own[0] || !isEstimate.has(own[0].pass)) return counts;
    return counts.map((one) => ({ ...one, count: roundEstimate(one.count) }));
  };
  const total = ofPass(rows, "total")?.count ?? 0;
  const bounds = boundsOf(rows);
  const ofVendors = of("vendor");
  dependsOn(countsList(input, terms, { bounds, vendorIds: ofVendors.map((row) => row.value) }));
  return {
    total: isEstimate.has("total") ? Math.max(mostCounted, roundEstimate(total)) : total,
    isEstimate: isEstimate.has("total"),
    priceBounds: bounds && { minCents: bounds.low, maxCents: bounds.high },
    facets: {
      category: of("category", withinEach),
      origin: of("origin"),
      roast: of("roast"),
      vendor: await withNames(db, ofVendors),
      language: of("language", ofEach),
    } as ProductList["facets"],
  };
}

const ofPass = (rows: CountRow[], pass: CountRow["pass"]) =>
  rows.find((row) => row.pass === pass && row.facet === "all");

/** Of all that the other filters leave. */
function boundsOf(rows: CountRow[]) {
  const prices = ofPass(rows, "price") ?? ofPass(rows, "total");
  const cents = (price: string) => Math.round(Number(price) * 100);
  return prices?.low && prices.high ? { low: cents(prices.low), high: cents(prices.high) } : null;
}

type Counted = { value: string; count: number };

const byCount = (a: Counted, b: Counted) => b.count - a.count || (a.value < b.value ? -1 : 1);

/** A category counts what its list shows: equipment its accessories too (R1). */
function withinEach(counted: Counted[]): Counted[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const sumOf = (slugs: CategorySlug[]) => slugs.reduce((sum, slug) => sum + (counts.get(slug) ?? 0), 0);
  return categorySlugs
    .map((value) => ({ value, count: sumOf(categoriesWithin(value)) }))
    .filter(({ count }) => count > 0);
}

/** A product that can be read in two languages counts in both. */
function ofEach(counted: Counted[]): Counted[] {
  return languages
    .map((value) => ({
      value,
      count: counted.reduce((sum, one) => sum + (holdsLanguage(one.value, value) ? one.count : 0), 0),
    }))
    .filter(({ count }) => count > 0);
}

async function withNames(db: Db, counted: Counted[]) {
  if (counted.length === 0) return [];
  const rows = await db
    .select({ id: vendors.id, companyName: vendors.companyName })
    .from(vendors)
    .where(
      inArray(
        vendors.id,
        counted.map((row) => row.value),
      ),
    );
  const names = new Map(rows.map((row) => [row.id, row.companyName]));
  return counted.map((row) => ({ ...row, label: names.get(row.value) ?? "" }));
}
