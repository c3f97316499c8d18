import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import { listPageSize } from "#domains/search/contract.ts";
import type { Db } from "#platform/db/database.ts";
import { plannedByValues } from "#platform/db/fixed-limit.ts";
import { productSearch } from "../tables.ts";
import { baseFilter, orderOf, popularFirst } from "./list-filters.ts";
import type { Term } from "./term-query.ts";
import { isWanted, narrowingOf, queryOf, scoreOf } from "./term-query.ts";

/** This many matches of a text are ranked, twenty pages; the rest follows by popularity. */
const mostWeighed = 20 * listPageSize;
const soldOutPoints = 3;
/** What has this share of the best score is what was meant, when the cheapest of it is wanted. */
const equallyMeant = sql.raw("0.33");

/** For a text of any number of matches: a plan for any text would read all of a common one. */
const plannedForText = sql.raw(`${plannedByValues} `);

type Place = {
  filters?: SQL[];
  text: string;
  offset: number;
  limit: number;
  weighed?: number;
  isCheapFirst?: boolean;
  /** All that match are few enough to be read, whatever their order. */
  isFew?: boolean;
};

/**
 * By relevance: matches in name and facts come before mere mentions, popular ones first within each; the first twenty
 * pages are ranked, sold-out products lower, and an exact name first. `isCheapFirst`: of what is equally meant the cheapest first.
 */
export async function findRelevant(
  db: Db,
  terms: Term[],
  { filters = [], text, offset, limit, weighed = mostWeighed, isCheapFirst = false, isFew = false }: Place,
): Promise<string[]> {
  const first = isCheapFirst ? orderOf("price-asc") : popularFirst;
  const { candidates, matches } = candidatesOf(terms, { filters, weighed, first, isFew });
  const score = scoreWith(terms, text);
  const byScore = isCheapFirst
    ? sql`${score} >= ${equallyMeant} * max(${score}) over () desc, c.price_usd`
    : sql`${score} desc`;
  const ranked = sql`select c.product_id as id from candidates c
    order by ${byScore}, c.units_sold_90d desc, c.rating_average desc, c.created_at desc, c.product_id desc
    limit ${limit} offset ${offset}`;
  const rest = sql`select ${productSearch.productId} as id from ${matches} and product_id not in (select product_id from candidates)
    order by ${first} limit ${limit} offset ${offset - weighed}`;
  const { rows } = await db.execute<{ id: string }>(
    sql`${isFew ? sql`` : plannedForText}with ${candidates} ${offset < weighed ? ranked : rest}`,
  );
  return rows.map((row) => row.id);
}

type Weighing = { filters: SQL[]; weighed: number; first: SQL; isFew: boolean };

/**
 * What is ranked, and all matches. Of few matches all are read first. Of many the first ones come from the index of their order:
 * reading all would take too long.
 */
function candidatesOf(terms: Term[], { filters, weighed, first, isFew }: Weighing) {
  const wanted = terms.filter(isWanted);
  const narrowing = narrowingOf(wanted);
  const strong = sql`${productSearch.title} @@ ${queryOf(narrowing.length > 0 ? narrowing : wanted)}`;
  const columns = sql`${productSearch.productId}, ${productSearch.foldedName}, ${productSearch.title}, ${productSearch.unitsSold90d}, ${productSearch.ratingAverage}, ${productSearch.createdAt}, ${productSearch.priceCents}`;
  const all = sql`${productSearch} where ${and(baseFilter(terms), ...filters)}`;
  const refused = terms.filter((term) => !isWanted(term));
  const [found, strongOnes, matches] = isFew
    ? [
        sql`found as materialized (select ${columns} from ${all}),`,
        sql`found as ${productSearch} where true`,
        sql`found as ${productSearch} where true`,
      ]
    : [sql``, sql`${productSearch} where ${and(baseFilter(refused), ...filters)}`, all];
  const candidates = sql`${found}
    strong as materialized (select ${columns} from ${strongOnes} and ${strong} order by ${first} limit ${weighed}),
    weak as materialized (select ${columns} from ${matches} and ${not(strong)} order by ${first}
      limit (select ${weighed} - count(*) from strong)),
    candidates as (select * from strong union all select * from weak)`;
  return { candidates, matches };
}

function scoreWith(terms: Term[], text: string): SQL {
  const isSoldOut = sql`(coalesce((select ${stock.stockQuantity} - ${stock.heldQuantity} from ${stock} where ${eq(stock.productId, sql`c.product_id`)}), 0) <= 0)`;
  return sql`${scoreOf(terms, sql`c.title`)}
    + (c.folded_name = fold_text(${text}))::int * 20 + (strpos(c.folded_name, fold_text(${text})) > 0)::int * 1.5
    - ${isSoldOut}::int * ${sql.raw(String(soldOutPoints))}`;
}
