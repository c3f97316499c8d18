import { and, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { categoriesWithin } from "#domains/catalogue/categories.ts";
import type { listProductsInput, SortOption } from "#domains/search/contract.ts";
import { productSearch } from "../tables.ts";
import { valuesWith } from "./languages-of.ts";
import type { Term } from "./term-query.ts";
import { narrowingOf, queryOf } from "./term-query.ts";

export type ListInput = z.output<typeof listProductsInput>;
export type FilterName = "category" | "origin" | "roast" | "vendor" | "language" | "price";
export type Filters = Partial<Record<FilterName, SQL>>;

/** What every query of a list shares: on sale, and the text. */
export function baseFilter(terms: Term[] | undefined): SQL {
  return and(sql`${productSearch.isListed}`, terms && matchesText(terms))!;
}

/**
 * What must occur and what is refused; nothing for a text that only orders. `by its index`: a query that a plan can't know is
 * taken for rare; else the planner would rather read all rows for a common word, whose test costs more than it thinks.
 */
export function matchesText(terms: Term[], how?: "by its index"): SQL | undefined {
  const narrowing = narrowingOf(terms);
  if (narrowing.length === 0) return undefined;
  const query = how ? sql`(select ${queryOf(narrowing)})` : queryOf(narrowing);
  return sql`${productSearch.document} @@ ${query}`;
}

/** The filters in use. */
export function filtersOf({ category, origin, roast, vendor, language, min, max }: ListInput): Filters {
  const filters: Filters = {};
  if (category) {
    const [only, ...others] = categoriesWithin(category);
    // For a single category an index has the rows in order.
    filters.category =
      others.length === 0
        ? sql`${productSearch.category} = ${only}`
        : sql`${productSearch.category} = any(${sql.param([only, ...others])}::text[])`;
  }
  if (origin) filters.origin = sql`${productSearch.originCountry} = ${origin}`;
  if (roast) filters.roast = sql`${productSearch.roastLevel} = ${roast}`;
  if (vendor) filters.vendor = sql`${productSearch.vendorId} = ${vendor}::uuid`;
  // All values that hold it instead of a pattern: their index finds them, and the planner knows how many there are.
  if (language)
    filters.language = sql`${productSearch.languages} = any(${sql.param(valuesWith(language))}::text[])`;
  if (min !== undefined || max !== undefined)
    filters.price = and(
      min === undefined ? undefined : sql`${productSearch.priceCents} >= ${min}`,
      max === undefined ? undefined : sql`${productSearch.priceCents} <= ${max}`,
    )!;
  return filters;
}

const { productId, priceCents, foldedName, createdAt, unitsSold90d, ratingAverage } = productSearch;

/** By units sold in 90 days, then rating, then newest (R32), for `popular`. */
const orders: Record<Exclude<SortOption, "relevance">, { by: PgColumn[]; isDescending: boolean }> = {
  "price-asc": { by: [priceCents], isDescending: false },
  "price-desc": { by: [priceCents], isDescending: true },
  "name-asc": { by: [foldedName], isDescending: false },
  "name-desc": { by: [foldedName], isDescending: true },
  newest: { by: [createdAt], isDescending: true },
  popular: { by: [unitsSold90d, ratingAverage, createdAt], isDescending: true },
};
/** Newest first without a text to rank by. */
const orderNamed = (sort: SortOption) => orders[sort === "relevance" ? "newest" : sort];

/** What an order goes by. Who selects nothing else reads its index alone. */
export const columnsOf = (sort: SortOption): PgColumn[] => [...orderNamed(sort).by, productId];

/** The order by an index of the same columns, in either direction. */
export const orderOf = (sort: SortOption): SQL =>
  sql.join(
    columnsOf(sort).map((column) => (orderNamed(sort).isDescending ? desc(column) : sql`${column}`)),
    sql`, `,
  );

export const popularFirst: SQL = orderOf("popular");
