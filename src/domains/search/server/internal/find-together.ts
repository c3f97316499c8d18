import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { matchesText } from "./list-filters.ts";
import { sample } from "./sample.ts";
import type { Term } from "./term-query.ts";
import { narrowingOf } from "./term-query.ts";

/**
 * The terms that some product on sale has all of: every one (`isAll`), or all but one, or the first that is found alone; none if
 * nothing is found.
 */
export async function findTogether<T extends Term>(
  db: Db,
  terms: T[],
): Promise<{ together: T[]; isAll: boolean }> {
  const narrowing = narrowingOf(terms);
  if (narrowing.length === 0 || (await isFound(db, narrowing))) return { together: terms, isAll: true };
  const tries = [...withoutOne(terms), ...(terms.length > 2 ? terms.map((term) => [term]) : [])];
  for (const wanted of tries) {
    const narrower = narrowingOf(wanted);
    if (narrower.length > 0 && (await isFound(db, narrower))) return { together: wanted, isAll: false };
  }
  return { together: [], isAll: false };
}

/**
 * Common words are found in the sample, rare ones by their index. `materialized`, since for whether there is any row the planner
 * would read the table until it meets one, which for rare words is most of it.
 */
async function isFound(db: Db, terms: Term[]): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`with found as materialized (select from ${productSearch} where is_listed and ${matchesText(terms, "by its index")})
      select exists (select from ${sample} where ${matchesText(terms)}) or exists (select from found) as found`,
  );
  return rows[0]!.found;
}

/** The last words are dropped first: a thing's name tends to come before its attributes. */
const withoutOne = <T>(terms: T[]) =>
  terms.length > 1 ? terms.map((_, index) => terms.filter((_, at) => at !== terms.length - 1 - index)) : [];
