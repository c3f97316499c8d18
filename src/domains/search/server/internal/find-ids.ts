import { and, eq, type SQL, sql } from "drizzle-orm";
import { type CategorySlug, categoriesWithin } from "#domains/catalogue/categories.ts";
import { listPageSize, type SortOption } from "#domains/search/contract.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { findRelevant } from "./find-relevant.ts";
import { listsIds, type PriceRange } from "./list-dependencies.ts";
import { baseFilter, columnsOf, filtersOf, type ListInput, matchesText, orderOf } from "./list-filters.ts";
import type { Term } from "./term-query.ts";

/** With its price in a list that is sorted by price: only there do the prices of others say who belongs on a page. */
type Found = { id: string; priceCents?: number };

type Ways = {
  /** By relevance, but of what is equally meant the cheapest first. */
  isCheapFirst?: boolean;
  /** The text and the filters leave at most as many as are counted one by one. */
  isFew?: boolean;
};

/** The ids of one page in their order. The id makes every order total. */
export async function findIds(
  db: Db,
  input: ListInput,
  terms: Term[] | undefined,
  { isCheapFirst = false, isFew = false }: Ways = {},
): Promise<string[]> {
  const chosen = input.sort ?? "relevance";
  const sort = chosen === "relevance" && !terms ? "newest" : chosen;
  if (terms && sort === "relevance") {
    dependsOn(listsIds(input, sort, terms, null));
    // No text of the database can hold a null byte.
    const text = input.search!.replaceAll("\0", " ");
    const filters = Object.values(filtersOf(input));
    return findRelevant(db, terms, {
      ...{ filters, text, offset: offsetOf(input), limit: listPageSize, isCheapFirst, isFew },
    });
  }
  const rows = terms
    ? await findSortedMatches(db, input, { sort, terms, isFew })
    : await findSorted(db, input, sort);
  dependsOn(listsIds(input, sort, terms, isByPrice(sort) ? pricesOf(rows, sort, input.page) : null));
  return rows.map((row) => row.id);
}

const offsetOf = ({ page }: ListInput) => (page - 1) * listPageSize;
const isByPrice = (sort: SortOption) => sort === "price-asc" || sort === "price-desc";

/** What to select of rows that have the columns of their order. */
const foundOf = (sort: SortOption) =>
  isByPrice(sort) ? sql`product_id as id, (price_usd * 100)::int as "priceCents"` : sql`product_id as id`;

/** Between which prices a product of this page may have its place; open to where no other page follows. */
function pricesOf(rows: Found[], sort: SortOption, page: number): PriceRange | null {
  const first = rows[0]?.priceCents;
  const last = rows.length === listPageSize ? rows.at(-1)?.priceCents : undefined;
  if (first === undefined && page > 1) return null;
  const begin = page > 1 ? first : undefined;
  const [low, high] = sort === "price-desc" ? [last, begin] : [begin, last];
  return { low: low ?? 0, high: high ?? Number.POSITIVE_INFINITY };
}

async function findSorted(db: Db, input: ListInput, sort: SortOption): Promise<Found[]> {
  const offset = offsetOf(input);
  const within = input.category ? categoriesWithin(input.category) : [];
  if (within.length > 1) {
    const others = Object.values(filtersOf({ ...input, category: undefined }));
    return findWithin(db, within, { filters: others, sort, offset });
  }
  const where = and(baseFilter(undefined), ...Object.values(filtersOf(input)));
  const { rows } = await db.execute<Found>(
    sql`select ${foundOf(sort)} from ${productSearch} where ${where} order by ${orderOf(sort)}
      limit ${listPageSize} offset ${offset}`,
  );
  return rows;
}

type Matches = { sort: SortOption; terms: Term[]; isFew: boolean };
/** Of many matches the first ones are mostly among the first so many products of the order. */
const mostWalked = sql.raw("20000");
/** Many matches are at least one product in a hundred of a million: with none among so many, all stand further on. */
const leastWalked = sql.raw("1000");

/**
 * Few matches are read and sorted. Of many the first are sought along the index of the order; only where too few of them stand
 * there, as of a name that begins with a late letter, all are sorted.
 */
async function findSortedMatches(
  db: Db,
  input: ListInput,
  { sort, terms, isFew }: Matches,
): Promise<Found[]> {
  const columns = sql.join(columnsOf(sort), sql`, `);
  const onSale = and(baseFilter(undefined), ...Object.values(filtersOf(input)))!;
  const pageOf = async (matches: SQL): Promise<Found[]> => {
    const { rows } = await db.execute<Found>(
      sql`with matches as materialized (${matches}) select ${foundOf(sort)}
        from matches as ${productSearch} order by ${orderOf(sort)} limit ${listPageSize} offset ${offsetOf(input)}`,
    );
    return rows;
  };
  // What is filtered keeps the order of what it is filtered from, so that this ends at the last of so many matches.
  const matchesAmong = (walked: SQL, most: number) =>
    sql`select ${columns} from (
        select ${columns}, ${productSearch.document} from ${productSearch} where ${onSale} order by ${orderOf(sort)} limit ${walked}
      ) as ${productSearch} where ${matchesText(terms) ?? sql`true`} limit ${most}`;
  if (!isFew && (await db.execute(matchesAmong(leastWalked, 1))).rows.length > 0) {
    const first = await pageOf(matchesAmong(mostWalked, offsetOf(input) + listPageSize));
    if (first.length === listPageSize) return first;
  }
  return pageOf(
    sql`select ${columns} from ${productSearch} where ${and(onSale, matchesText(terms, "by its index"))}`,
  );
}

/** An index has the rows of one category in order, but not of two together: the first ones of each are merged. */
async function findWithin(
  db: Db,
  categories: CategorySlug[],
  { filters, sort, offset }: { filters: SQL[]; sort: SortOption; offset: number },
): Promise<Found[]> {
  const columns = sql.join(columnsOf(sort), sql`, `);
  const firstOf = categories.map(
    (category) => sql`(select ${columns}
      from ${productSearch} where ${and(baseFilter(undefined), eq(productSearch.category, category), ...filters)}
      order by ${orderOf(sort)} limit ${offset + listPageSize})`,
  );
  const { rows } = await db.execute<Found>(
    sql`select ${foundOf(sort)} from (${sql.join(firstOf, sql` union all `)}) as ${productSearch}
      order by ${orderOf(sort)} limit ${listPageSize} offset ${offset}`,
  );
  return rows;
}
