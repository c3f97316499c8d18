import { asc, eq, sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import type { Db } from "#platform/db/database.ts";
import { bookMonths } from "../tables.ts";

export type BookMonth = typeof bookMonths.$inferSelect;

/** No transaction lasts as long: after it, nothing can be dated in the month before. */
export const settled = sql`interval '1 hour'`;

export type Books = {
  /** The months that are summed, closed or not, in order. */
  summed: BookMonth[];
  /** The first month with an order; null while there is none. */
  first: string | null;
  /** The current month by the database's clock, which dates the ledger. */
  current: string;
  /** The last month in which nothing can be posted anymore unless by hand. */
  lastOver: string;
};

/** Which months there are and how far they are summed and closed. */
export async function readBooks(db: Db): Promise<Books> {
  const summed = await db.select().from(bookMonths).orderBy(asc(bookMonths.month));
  const { rows } = await db.execute<{ first: string | null; current: string; settling: string }>(sql`
    select (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM') from ${orders}) as first,
      to_char(now() at time zone 'UTC', 'YYYY-MM') as current,
      to_char((now() - ${settled}) at time zone 'UTC', 'YYYY-MM') as settling`);
  const { first, current, settling } = rows[0]!;
  return { summed, first, current, lastOver: monthAfter(settling, -1) };
}

/** One at a time sums, closes or reopens; a posting into a month that is over waits for it too. */
export async function lockBooks(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('book_months', 0))`);
}

/** The month that is closed next: the one after the last closed one. Null while there is no order. */
export function nextToClose({ summed, first }: Books): string | null {
  const last = summed.findLast(({ closedAt }) => closedAt !== null);
  return last ? monthAfter(last.month) : first;
}

/** One month's row. */
export async function findBookMonth(db: Db, month: string): Promise<BookMonth | undefined> {
  const [row] = await db.select().from(bookMonths).where(eq(bookMonths.month, month));
  return row;
}
