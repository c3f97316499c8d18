import { and, inArray, type SQL, sql } from "drizzle-orm";
import { type CategorySlug, categoriesWithin, categorySlugs } from "#domains/catalogue/categories.ts";
import type { ProductList } from "#domains/search/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { languages } from "#kernel/languages.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { holdsLanguage } from "./languages-of.ts";
import { countsList } from "./list-dependencies.ts";
import { baseFilter, type FilterName, filtersOf, type ListInput } from "./list-filters.ts";
import type { Term } from "./term-query.ts";

export type Counts = Pick<ProductList, "total" | "facets" | "priceBounds">;
type FacetName = Exclude<FilterName, "price">;
type Row = {
  facet: FacetName | "total" | "price";
  value: string | null;
  count: string;
  low: string;
  high: string;
};

const facetColumns: Record<FacetName, string> = {
  category: "category",
  origin: "origin_country",
  roast: "roast_level",
  vendor: "vendor_id",
  language: "languages",
};
const facetNames = Object.keys(facetColumns) as FacetName[];
const mostVendors = 50;

/**
 * The total, each facet's counts and the price bounds in one query. Each facet ignores its own filter, so that its
 * choice can be changed.
 */
export async function countFacets(db: Db, input: ListInput, terms: Term[] | undefined): Promise<Counts> {
  const { rows } = await db.execute<Row>(countingQuery(input, terms));
  const of = (name: FacetName) =>
    rows
      .filter((row) => row.facet === name && row.value !== null)
      .map((row) => ({ value: row.value!, count: Number(row.count) }))
      .sort(byCount);
  const total = rows.find((row) => row.facet === "total");
  const prices = rows.find((row) => row.facet === "price") ?? total;
  const cents = (price: string) => Math.round(Number(price) * 100);
  const bounds = prices?.low ? { low: cents(prices.low), high: cents(prices.high) } : null;
  const vendorIds = of("vendor").map((row) => row.value);
  dependsOn(countsList(input, terms, { bounds, vendorIds }));
  return {
    total: Number(total?.count ?? 0),
    priceBounds: bounds && { minCents: bounds.low, maxCents: bounds.high },
    facets: {
      category: withinEach(of("category")),
      origin: of("origin"),
      roast: of("roast"),
      vendor: await withNames(db, of("vendor").slice(0, mostVendors)),
      language: ofEach(of("language")),
    } as ProductList["facets"],
  };
}

/**
 * Facets without their own filter are counted in one pass; each set filter needs a pass without it. A text search
 * runs once for all passes; without a text each pass reads the index.
 */
function countingQuery(input: ListInput, terms: Term[] | undefined): SQL {
  const filters = filtersOf(input);
  const set = Object.keys(filters) as FilterName[];
  const base = sql`with base as materialized (select category, origin_country, roast_level, vendor_id, languages, price_usd
    from ${productSearch} where ${baseFilter(terms)})`;
  const isFoundOnce = terms !== undefined && set.length > 0;
  // The filters name the table's columns: here the matched rows replace it.
  const from = isFoundOnce ? sql`base as ${productSearch}` : sql`${productSearch}`;
  const passing = (except?: FilterName) => {
    const others = set.filter((name) => name !== except).map((name) => filters[name]);
    return sql`where ${and(isFoundOnce ? sql`true` : baseFilter(terms), ...others)}`;
  };
  const open = facetNames.filter((name) => !filters[name]);
  const sets = sql.raw([...open.map((name) => `(${facetColumns[name]})`), "()"].join(", "));
  const which = open.map((name) => sql.raw(`when grouping(${facetColumns[name]}) = 0 then '${name}'`));
  const value = open.map((name) =>
    sql.raw(`when grouping(${facetColumns[name]}) = 0 then ${facetColumns[name]}::text`),
  );
  // With every filter set no facet is open, and a case needs one choice at least.
  const facet = which.length > 0 ? sql`case ${sql.join(which, sql` `)} else 'total' end` : sql`'total'`;
  const its = value.length > 0 ? sql`case ${sql.join(value, sql` `)} end` : sql`null`;
  const together = sql`select ${facet} as facet, ${its} as value,
    count(*) as count, min(price_usd) as low, max(price_usd) as high from ${from} ${passing()} group by grouping sets (${sets})`;
  const alone = set.map((name) =>
    name === "price"
      ? sql`select 'price', null, count(*), min(price_usd), max(price_usd) from ${from} ${passing(name)}`
      : sql`select ${sql.raw(`'${name}'`)}, ${sql.raw(facetColumns[name])}::text, count(*), null, null from ${from} ${passing(name)} group by ${sql.raw(facetColumns[name])}`,
  );
  return sql`${isFoundOnce ? base : sql``}${sql.join([together, ...alone], sql` union all `)}`;
}

type Counted = { value: string; count: number };

const byCount = (a: Counted, b: Counted) => b.count - a.count || (a.value < b.value ? -1 : 1);

/** A category counts what its list shows: equipment its accessories too (R1). */
function withinEach(counted: Counted[]): Counted[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const sumOf = (slugs: CategorySlug[]) => slugs.reduce((sum, slug) => sum + (counts.get(slug) ?? 0), 0);
  return categorySlugs
    .map((value) => ({ value, count: sumOf(categoriesWithin(value)) }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
}

/** A product that can be read in two languages counts in both. */
function ofEach(counted: Counted[]): Counted[] {
  return languages
    .map((value) => ({
      value,
      count: counted.reduce((sum, one) => sum + (holdsLanguage(one.value, value) ? one.count : 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
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
