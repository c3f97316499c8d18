import { inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { BookMonth as MonthView } from "#domains/reports/contract.ts";
import type { Db } from "#platform/db/database.ts";
import type { BookMonth } from "./book-months.ts";

/** Months as they are shown: those without a row are open. */
export async function viewMonths(
  db: Db,
  months: readonly string[],
  known: readonly BookMonth[],
): Promise<MonthView[]> {
  const rows = new Map(known.map((row) => [row.month, row]));
  const ids = [...new Set(months.flatMap((month) => rows.get(month)?.closedBy ?? []))];
  const people =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return months.map((month) => {
    const { closedAt, closedBy, reason, hash } = rows.get(month) ?? {};
    return {
      month,
      closedAt: closedAt?.toISOString() ?? null,
      closedBy: people.find(({ id }) => id === closedBy)?.name ?? null,
      reason: reason ?? null,
      hash: hash ?? null,
    };
  });
}
