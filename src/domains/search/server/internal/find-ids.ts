import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { type CategorySlug, categoriesWithin } from "#domains/catalogue/categories.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { listPageSize, type SortOption } from "#domains/search/contract.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { listsIds, type PriceRange } from "./list-dependencies.ts";
import { baseFilter, filtersOf, type ListInput, orderOf, popularFirst } from "./list-filters.ts";
import type { Term } from "./term-query.ts";
import { isWanted, narrowingOf, queryOf, scoreOf } from "./term-query.ts";

/** This many matches of a text are ranked, twenty pages; the rest follows by popularity. */
const mostWeighed = 20 * listPageSize;
const soldOutPoints = 3;
/** What has this share of the best score is what was meant, when the cheapest of it is wanted. */
const equallyMeant = sql.raw("0.33");

type Found = { id: string; priceCents: number };

/**
 * The ids of one page in their order. The id makes every order total. `isCheapFirst`: by relevance, but of what is equally meant
 * the cheapest first.
 */
export async function findIds(
  db: Db,
  input: ListInput,
  terms: Term[] | undefined,
  isCheapFirst = false,
): Promise<string[]> {
  const chosen = input.sort ?? "relevance";
  const sort = chosen === "relevance" && !terms ? "newest" : chosen;
  if (terms && sort === "relevance") {
    dependsOn(listsIds(input, sort, terms, null));
    // No text of the database can hold a null byte.
    const text = input.search!.replaceAll("\0", " ");
    const filters = Object.values(filtersOf(input));
    return findRelevant(db, terms, {
      ...{ filters, text, offset: offsetOf(input), limit: listPageSize, isCheapFirst },
    });
  }
  const rows = await findSorted(db, input, { sort, terms });
  dependsOn(listsIds(input, sort, terms, pricesOf(rows, sort, input.page)));
  return rows.map((row) => row.id);
}

const offsetOf = ({ page }: ListInput) => (page - 1) * listPageSize;

/** Between which prices a product of this page may have its place; open to where no other page follows. */
function pricesOf(rows: Found[], sort: SortOption, page: number): PriceRange | null {
  const first = rows[0]?.priceCents;
  const last = rows.length === listPageSize ? rows.at(-1)?.priceCents : undefined;
  if (first === undefined && page > 1) return null;
  const begin = page > 1 ? first : undefined;
  const [low, high] = sort === "price-desc" ? [last, begin] : [begin, last];
  return { low: low ?? 0, high: high ?? Number.POSITIVE_INFINITY };
}

type Order = { sort: SortOption; terms: Term[] | undefined };

async function findSorted(db: Db, input: ListInput, { sort, terms }: Order): Promise<Found[]> {
  const offset = offsetOf(input);
  const within = input.category && !terms ? categoriesWithin(input.category) : [];
  if (within.length > 1) {
    const others = Object.values(filtersOf({ ...input, category: undefined }));
    return findWithin(db, within, { filters: others, sort, offset });
  }
  return db
    .select({ id: productSearch.productId, priceCents: productSearch.priceCents })
    .from(productSearch)
    .where(and(baseFilter(terms), ...Object.values(filtersOf(input))))
    .orderBy(orderOf(sort))
    .limit(listPageSize)
    .offset(offset);
}

/** An index has the rows of one category in order, but not of two together: the first ones of each are merged. */
async function findWithin(
  db: Db,
  categories: CategorySlug[],
  { filters, sort, offset }: { filters: SQL[]; sort: SortOption; offset: number },
): Promise<Found[]> {
  const { productId, name, priceCents, createdAt, unitsSold90d, ratingAverage } = productSearch;
  const firstOf = categories.map(
    (
      category,
    ) => sql`(select ${productId}, ${name}, ${priceCents}, ${createdAt}, ${unitsSold90d}, ${ratingAverage}
      from ${productSearch} where ${and(baseFilter(undefined), eq(productSearch.category, category), ...filters)}
      order by ${orderOf(sort)} limit ${offset + listPageSize})`,
  );
  const { rows } = await db.execute<{ id: string; cents: number }>(
    sql`select ${productId} as id, (${priceCents} * 100)::int as cents from (${sql.join(firstOf, sql` union all `)}) as ${productSearch}
      order by ${orderOf(sort)} limit ${listPageSize} offset ${offset}`,
  );
  return rows.map(({ id, cents }) => ({ id, priceCents: cents }));
}

type Place = {
  filters?: SQL[];
  text: string;
  offset: number;
  limit: number;
  weighed?: number;
  isCheapFirst?: boolean;
};

/**
 * By relevance: matches in name and facts come before mere mentions, popular ones first within each; the first twenty
 * pages are ranked, sold-out products lower, and an exact name first.
 */
export async function findRelevant(
  db: Db,
  terms: Term[],
  { filters = [], text, offset, limit, weighed = mostWeighed, isCheapFirst = false }: Place,
): Promise<string[]> {
  const wanted = terms.filter(isWanted);
  const narrowing = narrowingOf(wanted);
  const strong = sql`${productSearch.title} @@ ${queryOf(narrowing.length > 0 ? narrowing : wanted)}`;
  const onSale = and(baseFilter(terms.filter((term) => !isWanted(term))), ...filters)!;
  const where = and(baseFilter(terms), ...filters)!;
  const columns = sql`${productSearch.productId}, ${productSearch.name}, ${productSearch.title}, ${productSearch.unitsSold90d}, ${productSearch.ratingAverage}, ${productSearch.createdAt}, ${productSearch.priceCents}`;
  const first = isCheapFirst ? orderOf("price-asc") : popularFirst;
  const candidates = sql`
    strong as materialized (select ${columns} from ${productSearch} where ${onSale} and ${strong} order by ${first} limit ${weighed}),
    weak as materialized (select ${columns} from ${productSearch} where ${where} and not ${strong} order by ${first}
      limit (select ${weighed} - count(*) from strong)),
    candidates as (select * from strong union all select * from weak)`;
  const score = sql`${scoreOf(terms, sql`c.title`)}
    + (fold_text(c.name) = fold_text(${text}))::int * 20 + (strpos(fold_text(c.name), fold_text(${text})) > 0)::int * 1.5
    - (coalesce((select ${stock.stockQuantity} - ${stock.heldQuantity} from ${stock} where ${eq(stock.productId, sql`c.product_id`)}), 0) <= 0)::int * ${sql.raw(String(soldOutPoints))}`;
  const { rows } =
    offset < weighed
      ? await db.execute<{ id: string }>(sql`with ${candidates} select c.product_id as id from candidates c
          order by ${isCheapFirst ? sql`${score} >= ${equallyMeant} * max(${score}) over () desc, c.price_usd` : sql`${score} desc`}, c.units_sold_90d desc, c.rating_average desc, c.created_at desc, c.product_id desc
          limit ${limit} offset ${offset}`)
      : await db.execute<{
          id: string;
        }>(sql`with ${candidates} select ${productSearch.productId} as id from ${productSearch}
          where ${where} and ${not(inArray(productSearch.productId, sql`(select product_id from candidates)`))}
          order by ${first} limit ${limit} offset ${offset - weighed}`);
  return rows.map((row) => row.id);
}
