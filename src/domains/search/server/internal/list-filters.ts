import { and, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { categoriesWithin } from "#domains/catalogue/categories.ts";
import type { listProductsInput, SortOption } from "#domains/search/contract.ts";
import { productSearch } from "../tables.ts";
import { matchesText, textQuery, textRank } from "./match-text.ts";

export type ListInput = z.output<typeof listProductsInput>;
export type FacetName = "category" | "origin" | "roast" | "vendor";

/** What narrows a list and every count of it: on sale, the text. */
export function baseFilter(input: ListInput): SQL {
  const query = textQuery(input.search);
  return and(sql`${productSearch.isListed}`, query && matchesText(query))!;
}

/** The price range, in whole dollars; TRUE where it is open on both sides. */
export function priceFilter({ min, max }: ListInput): SQL {
  return and(
    sql`true`,
    min === undefined ? undefined : sql`${productSearch.priceCents} >= ${min}`,
    max === undefined ? undefined : sql`${productSearch.priceCents} <= ${max}`,
  )!;
}

/** Each facet's own condition; TRUE where it is not set. */
export function facetFilters(input: ListInput): Record<FacetName, SQL> {
  const everything = sql`true`;
  const oneOf = (values: string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  return {
    category: input.category
      ? sql`${productSearch.category} in (${oneOf(categoriesWithin(input.category))})`
      : everything,
    origin: input.origin ? sql`${productSearch.originCountry} = ${input.origin}` : everything,
    roast: input.roast ? sql`${productSearch.roastLevel} = ${input.roast}` : everything,
    vendor: input.vendor ? sql`${productSearch.vendorId} = ${input.vendor}::uuid` : everything,
  };
}

/** Relevance with a text, else newest first, unless asked otherwise (decision 32). The id makes every order total. */
export function orderOf(input: ListInput): SQL[] {
  const query = textQuery(input.search);
  const sort: SortOption = input.sort ?? (query ? "relevance" : "newest");
  const newest = sql`${productSearch.createdAt} desc`;
  const orders: Record<SortOption, SQL[]> = {
    relevance: query ? [sql`${textRank(query)} desc`, sql`${productSearch.unitsSold90d} desc`] : [newest],
    "price-asc": [sql`${productSearch.priceCents}`],
    "price-desc": [sql`${productSearch.priceCents} desc`],
    "name-asc": [sql`fold_text(${productSearch.name})`],
    "name-desc": [sql`fold_text(${productSearch.name}) desc`],
    newest: [newest],
    popular: [sql`${productSearch.unitsSold90d} desc`, sql`${productSearch.ratingAverage} desc`, newest],
  };
  return [...orders[sort], sql`${productSearch.productId}`];
}
