import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import type { Term } from "./term-query.ts";
import { narrowingOf, queryOf } from "./term-query.ts";

/**
 * The terms that products have in common: all of them, or without one, or the first that matches alone. All of them
 * again if nothing matches.
 */
export async function dropWords<T extends Term>(db: Db, terms: T[]): Promise<T[]> {
  const tries = [...withoutOne(terms), ...(terms.length > 2 ? terms.map((term) => [term]) : [])].filter(
    (wanted) => narrowingOf(wanted).length > 0,
  );
  const exists = (wanted: T[]) =>
    sql`exists (select from ${productSearch} where is_listed and ${productSearch.document} @@ ${queryOf(narrowingOf(wanted))})`;
  const narrowing = narrowingOf(terms);
  if (narrowing.length === 0) return terms;
  if (await isFound(db, exists(terms))) return terms;
  for (const wanted of tries) if (await isFound(db, exists(wanted))) return wanted;
  return terms;
}

async function isFound(db: Db, exists: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${exists} as found`);
  return rows[0]!.found;
}

/** The last words are dropped first: a thing's name tends to come before its attributes. */
const withoutOne = <T>(terms: T[]) =>
  terms.length > 1 ? terms.map((_, index) => terms.filter((_, at) => at !== terms.length - 1 - index)) : [];
