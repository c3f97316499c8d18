import { and, type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { baseFilter, type FilterName, filtersOf, type ListInput, matchesText } from "./list-filters.ts";
import { countLimit, mayBeFew, sample, sampleWeight } from "./sample.ts";
import type { Term } from "./term-query.ts";

export type FacetName = Exclude<FilterName, "price">;
/** With all filters, which counts every facet without one of its own; without that of one facet; or all matches of the text. */
type Pass = "total" | FilterName | "text";
/** How many products of a pass have a facet's value, or how many there are and between which prices. */
export type CountRow = {
  pass: Pass;
  facet: FacetName | "all";
  value: string | null;
  count: number;
  low: string | null;
  high: string | null;
};
export type Passes = { rows: CountRow[]; isEstimate: Set<Pass> };
type Asked = { input: ListInput; terms: Term[] | undefined };
/** What is counted: the sample; the table; or the matches of the text, which are found once for all passes. */
type Source = "sample" | "table" | "matches";

const facetColumns: Record<FacetName, SQL> = {
  category: sql.raw("category"),
  origin: sql.raw("origin_country"),
  roast: sql.raw("roast_level"),
  vendor: sql.raw("vendor_id"),
  language: sql.raw("languages"),
};
const facetNames = Object.keys(facetColumns) as FacetName[];
const columns = sql.raw("category, origin_country, roast_level, vendor_id, languages, price_usd");
const mostVendors = sql.raw("50");

/**
 * The counts of each facet and the bounds of prices, each without its own filter, and the total. The sample shows first which
 * passes have more products than are counted one by one: they are estimated from it (`isEstimate`), since reading so many takes long.
 */
export async function countPasses(db: Db, asked: Asked): Promise<Passes> {
  const passes = ["total", ...Object.keys(filtersOf(asked.input))] as Pass[];
  const sampled = await count(
    db,
    asked,
    asked.terms && passes.length > 1 ? [...passes, "text"] : passes,
    "sample",
  );
  const isFew = (pass: Pass) => mayBeFew(sizeOf(sampled, pass));
  const few = passes.filter(isFew);
  const source = asked.terms && few.length > 1 && isFew("text") ? "matches" : "table";
  const counted = few.length > 0 ? await count(db, asked, few, source) : [];
  const isEstimate = new Set(passes.filter((pass) => !isFew(pass) || sizeOf(counted, pass) > mostCounted));
  const estimated = sampled.filter(({ pass }) => isEstimate.has(pass));
  return {
    rows: [
      ...counted.filter(({ pass }) => !isEstimate.has(pass)),
      ...estimated.map((row) => ({ ...row, count: row.count * sampleWeight })),
    ],
    isEstimate,
  };
}

const sizeOf = (rows: CountRow[], pass: Pass): number =>
  rows.find((row) => row.pass === pass && row.facet === "all")?.count ?? 0;

async function count(db: Db, { input, terms }: Asked, passes: Pass[], source: Source): Promise<CountRow[]> {
  const filters = filtersOf(input);
  const onSale = baseFilter(terms);
  const limit = source === "table" ? sql` limit ${countLimit}` : sql``;
  const isFound = source === "matches";
  const [from, always] = {
    sample: [sample, (terms && matchesText(terms)) ?? sql`true`],
    table: [sql`${productSearch}`, onSale],
    matches: [sql`matches as ${productSearch}`, sql`true`],
  }[source] as [SQL, SQL];
  const passing = (pass: Pass) => {
    const others = Object.entries(filters).flatMap(([name, filter]) =>
      pass === name || pass === "text" ? [] : [filter],
    );
    const where = and(always, ...others);
    return sql`(select ${pass === "total" ? columns : columnsOf(pass)} from ${from} where ${where}${limit})`;
  };
  const found = sql`matches as materialized (select ${columns} from ${productSearch} where ${onSale}), `;
  const open = facetNames.filter((name) => !filters[name]);
  const queries = passes.flatMap((pass) =>
    pass === "total" ? countTogether(open) : [countAlone(pass, passing(pass))],
  );
  const { rows } = await db.execute<CountRow>(
    sql`with ${isFound ? found : sql``}passing as materialized ${passing("total")} ${sql.join(queries, sql` union all `)}`,
  );
  return rows;
}

const columnsOf = (pass: Pass): SQL => (isFacet(pass) ? facetColumns[pass] : sql.raw("price_usd"));
const isFacet = (pass: Pass): pass is FacetName => pass in facetColumns;
const named = (name: string): SQL => sql.raw(`'${name}'`);

/** The products of the pass with all filters, together and by each facet without one. */
function countTogether(open: FacetName[]): SQL[] {
  const all = sql`select 'total' as pass, 'all' as facet, null::text as value, count(*)::int as count, min(price_usd) as low, max(price_usd) as high from passing`;
  const each = open.map((name) => {
    const column = facetColumns[name];
    const first = name === "vendor" ? sql` order by count(*) desc, ${column} limit ${mostVendors}` : sql``;
    return sql`(select 'total', ${named(name)}, ${column}::text, count(*)::int, null::numeric, null::numeric from passing group by ${column}${first})`;
  });
  return [all, ...each];
}

function countAlone(pass: Pass, passing: SQL): SQL {
  if (!isFacet(pass))
    return sql`select ${named(pass)} as pass, 'all' as facet, null::text as value, count(*)::int as count, min(price_usd) as low, max(price_usd) as high from ${passing} as alone`;
  const column = facetColumns[pass];
  const first =
    pass === "vendor"
      ? sql` order by grouping(${column}) desc, count(*) desc, ${column} limit ${mostVendors} + 1`
      : sql``;
  return sql`(select ${named(pass)} as pass, case when grouping(${column}) = 0 then ${named(pass)} else 'all' end as facet, ${column}::text as value,
    count(*)::int as count, null::numeric as low, null::numeric as high from ${passing} as alone group by grouping sets ((${column}), ())${first})`;
}
