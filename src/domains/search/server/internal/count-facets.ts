import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { ProductList } from "#domains/search/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { baseFilter, type FilterName, filtersOf, type ListInput } from "./list-filters.ts";
import type { Term } from "./understand-text.ts";

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
};
const facetNames = Object.keys(facetColumns) as FacetName[];
const mostVendors = 50;

/** The total, each facet's counts and the prices' bounds in one reading. Each leaves its own filter out, so that one can change one's mind. */
export async function countFacets(db: Db, input: ListInput, terms: Term[] | undefined): Promise<Counts> {
  const { rows } = await db.execute<Row>(countingQuery(input, terms));
  const of = (name: FacetName) =>
    rows
      .filter((row) => row.facet === name && row.value !== null)
      .map((row) => ({ value: row.value!, count: Number(row.count) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const total = rows.find((row) => row.facet === "total");
  const prices = rows.find((row) => row.facet === "price") ?? total;
  const cents = (price: string) => Math.round(Number(price) * 100);
  return {
    total: Number(total?.count ?? 0),
    priceBounds: prices?.low ? { minCents: cents(prices.low), maxCents: cents(prices.high) } : null,
    facets: {
      category: of("category"),
      origin: of("origin"),
      roast: of("roast"),
      vendor: await withNames(db, of("vendor").slice(0, mostVendors)),
    } as ProductList["facets"],
  };
}

/**
 * What no own filter narrows is counted together in one pass; each filter that is set has a pass of its own, without it. What
 * a text finds is found once for all passes; without one each pass reads what it needs of the index.
 */
function countingQuery(input: ListInput, terms: Term[] | undefined): SQL {
  const filters = filtersOf(input);
  const set = Object.keys(filters) as FilterName[];
  const base = sql`with base as materialized (select category, origin_country, roast_level, vendor_id, price_usd
    from ${productSearch} where ${baseFilter(terms)})`;
  const isFoundOnce = terms !== undefined && set.length > 0;
  // The filters name the table's columns: what was found stands in its place.
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
  const together = sql`select case ${sql.join(which, sql` `)} else 'total' end as facet, case ${sql.join(value, sql` `)} end as value,
    count(*) as count, min(price_usd) as low, max(price_usd) as high from ${from} ${passing()} group by grouping sets (${sets})`;
  const alone = set.map((name) =>
    name === "price"
      ? sql`select 'price', null, count(*), min(price_usd), max(price_usd) from ${from} ${passing(name)}`
      : sql`select ${sql.raw(`'${name}'`)}, ${sql.raw(facetColumns[name])}::text, count(*), null, null from ${from} ${passing(name)} group by ${sql.raw(facetColumns[name])}`,
  );
  return sql`${isFoundOnce ? base : sql``}${sql.join([together, ...alone], sql` union all `)}`;
}

async function withNames(db: Db, counted: { value: string; count: number }[]) {
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
