import { type SQL, sql } from "drizzle-orm";
import type { ProductList } from "#domains/search/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { baseFilter, type FacetName, facetFilters, type ListInput, priceFilter } from "./list-filters.ts";

type Counted = Pick<ProductList, "total" | "facets" | "priceBounds">;
type Row = {
  facet: FacetName | "total" | "bounds";
  value: string | null;
  label: string | null;
  count: string;
};

/** The total and each facet's counts in one reading. A facet's counts leave its own filter out, so that one can change one's mind. */
export async function countFacets(db: Db, input: ListInput): Promise<Counted> {
  const filters = facetFilters(input);
  const except = (own: FacetName): SQL =>
    sql.join(
      (["category", "origin", "roast", "vendor"] as const)
        .filter((name) => name !== own)
        .map((name) => sql.raw(`by_${name}`)),
      sql` and `,
    );
  const facet = (name: FacetName, column: string) => sql`
    select ${sql.raw(`'${name}'`)} facet, ${sql.raw(column)}::text as value, count(*) as count from base
    where by_price and ${except(name)} and ${sql.raw(column)} is not null group by ${sql.raw(column)}`;
  const { rows } = await db.execute<Row>(sql`
    with base as materialized (
      select ${productSearch.category}, ${productSearch.originCountry}, ${productSearch.roastLevel}, ${productSearch.vendorId},
        ${filters.category} as by_category, coalesce(${filters.origin}, false) as by_origin, ${filters.roast} as by_roast, ${filters.vendor} as by_vendor,
        ${priceFilter(input)} as by_price, ${productSearch.priceCents}
      from ${productSearch} where ${baseFilter(input)}
    ), counted as (
      ${facet("category", "category")} union all ${facet("origin", "origin_country")}
      union all ${facet("roast", "roast_level")}
      union all (${facet("vendor", "vendor_id")} order by 3 desc limit 50)
      union all select 'total', null, count(*) from base where by_price and by_category and by_origin and by_roast and by_vendor
      union all select 'bounds', min(price_usd)::text || ' ' || max(price_usd)::text, 0 from base where by_category and by_origin and by_roast and by_vendor
    )
    select counted.*, ${vendors.companyName} as label from counted
    left join ${vendors} on counted.facet = 'vendor' and ${vendors.id}::text = counted.value
    order by counted.count desc, counted.value`);
  const of = (name: FacetName) =>
    rows
      .filter((row) => row.facet === name)
      .map((row) => ({ value: row.value!, label: row.label ?? "", count: Number(row.count) }));
  const bounds = rows.find((row) => row.facet === "bounds")?.value?.split(" ");
  const centsOf = (price: string) => Math.round(Number(price) * 100);
  return {
    priceBounds: bounds ? { minCents: centsOf(bounds[0]!), maxCents: centsOf(bounds[1]!) } : null,
    total: Number(rows.find((row) => row.facet === "total")?.count ?? 0),
    facets: {
      category: of("category"),
      origin: of("origin"),
      roast: of("roast"),
      vendor: of("vendor"),
    } as ProductList["facets"],
  };
}
