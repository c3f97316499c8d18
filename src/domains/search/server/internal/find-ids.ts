import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { type CategorySlug, categoriesWithin } from "#domains/catalogue/categories.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { listPageSize, type SortOption } from "#domains/search/contract.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { baseFilter, filtersOf, type ListInput, orderOf, popularFirst } from "./list-filters.ts";
import { narrowingOf, queryOf, scoreOf } from "./term-query.ts";
import type { Term } from "./understand-text.ts";

/** So many of what a text finds are weighed, twenty pages; the rest follows by popularity. */
const mostWeighed = 20 * listPageSize;
const soldOutPoints = 3;

/** The ids of one page in their order. The id makes every order total. */
export async function findIds(db: Db, input: ListInput, terms: Term[] | undefined): Promise<string[]> {
  const sort = input.sort ?? (terms ? "relevance" : "newest");
  const offset = (input.page - 1) * listPageSize;
  const filters = Object.values(filtersOf(input));
  if (terms && sort === "relevance") {
    // No text of the database can hold a null byte.
    const text = input.search!.replaceAll("\0", " ");
    return findRelevant(db, terms, { filters, text, offset, limit: listPageSize });
  }
  const within = input.category && !terms ? categoriesWithin(input.category) : [];
  if (within.length > 1) {
    const others = Object.values(filtersOf({ ...input, category: undefined }));
    return findWithin(db, within, { filters: others, sort, offset });
  }
  const rows = await db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(and(baseFilter(terms), ...filters))
    .orderBy(orderOf(sort))
    .limit(listPageSize)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** An index has the rows of one category in their order, and no two of them together: the first ones of each are merged. */
async function findWithin(
  db: Db,
  categories: CategorySlug[],
  { filters, sort, offset }: { filters: SQL[]; sort: SortOption; offset: number },
): Promise<string[]> {
  const { productId, name, priceCents, createdAt, unitsSold90d, ratingAverage } = productSearch;
  const firstOf = categories.map(
    (
      category,
    ) => sql`(select ${productId}, ${name}, ${priceCents}, ${createdAt}, ${unitsSold90d}, ${ratingAverage}
      from ${productSearch} where ${and(baseFilter(undefined), eq(productSearch.category, category), ...filters)}
      order by ${orderOf(sort)} limit ${offset + listPageSize})`,
  );
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${productId} as id from (${sql.join(firstOf, sql` union all `)}) as ${productSearch}
      order by ${orderOf(sort)} limit ${listPageSize} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

type Place = { filters?: SQL[]; text: string; offset: number; limit: number; weighed?: number };

/**
 * By relevance: those whose name and facts answer come before those that mention it, each the popular ones first; of
 * the first twenty pages each is weighed, what is sold out comes lower, and a name that is the text itself first.
 */
export async function findRelevant(
  db: Db,
  terms: Term[],
  { filters = [], text, offset, limit, weighed = mostWeighed }: Place,
): Promise<string[]> {
  const narrowing = narrowingOf(terms);
  const strong = sql`${productSearch.title} @@ ${queryOf(narrowing.length > 0 ? narrowing : terms)}`;
  const onSale = and(sql`${productSearch.isListed}`, ...filters)!;
  const where = and(baseFilter(terms), ...filters)!;
  const columns = sql`${productSearch.productId}, ${productSearch.name}, ${productSearch.title}, ${productSearch.unitsSold90d}, ${productSearch.ratingAverage}, ${productSearch.createdAt}`;
  const candidates = sql`
    strong as materialized (select ${columns} from ${productSearch} where ${onSale} and ${strong} order by ${popularFirst} limit ${weighed}),
    weak as materialized (select ${columns} from ${productSearch} where ${where} and not ${strong} order by ${popularFirst}
      limit (select ${weighed} - count(*) from strong)),
    candidates as (select * from strong union all select * from weak)`;
  const score = sql`${scoreOf(terms, sql`c.title`)}
    + (fold_text(c.name) = fold_text(${text}))::int * 20 + (strpos(fold_text(c.name), fold_text(${text})) > 0)::int * 1.5
    - (coalesce((select ${stock.stockQuantity} - ${stock.heldQuantity} from ${stock} where ${eq(stock.productId, sql`c.product_id`)}), 0) <= 0)::int * ${sql.raw(String(soldOutPoints))}`;
  const { rows } =
    offset < weighed
      ? await db.execute<{ id: string }>(sql`with ${candidates} select c.product_id as id from candidates c
          order by ${score} desc, c.units_sold_90d desc, c.rating_average desc, c.created_at desc, c.product_id desc
          limit ${limit} offset ${offset}`)
      : await db.execute<{
          id: string;
        }>(sql`with ${candidates} select ${productSearch.productId} as id from ${productSearch}
          where ${where} and ${not(inArray(productSearch.productId, sql`(select product_id from candidates)`))}
          order by ${popularFirst} limit ${limit} offset ${offset - weighed}`);
  return rows.map((row) => row.id);
}
