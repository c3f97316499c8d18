import { monthAfter } from "#domains/reports/report-periods.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { findBookMonth, lockBooks, readBooks } from "./internal/book-months.ts";
import { storeOpenMonth, sumPiece } from "./internal/store-month.ts";

/**
 * Job `sum-months`, hourly: adds to the sums of each month what was posted in it since, a day at a time in a transaction of its own, and
 * stores those of a month that is over; so that a report reads few rows. What is interrupted goes on where it was. Safe to repeat.
 */
export async function sumMonths(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  const { first, current, lastOver } = await readBooks(infra.db);
  for (let month = first; month !== null && month <= current; month = monthAfter(month))
    while (await sumNext(infra, month, month <= lastOver));
}

/** Whether there was anything to sum. */
function sumNext(infra: Pick<Infra, "db" | "clock">, month: string, isOver: boolean): Promise<boolean> {
  return inTransaction(infra, async (tx) => {
    await lockBooks(tx.db);
    if (await findBookMonth(tx.db, month)) return false;
    if (await sumPiece(tx.db, month)) return true;
    if (isOver) await storeOpenMonth(tx.db, month, tx.clock.now());
    return false;
  });
}
