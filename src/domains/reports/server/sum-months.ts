import { monthAfter } from "#domains/reports/report-periods.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { lockBooks, readBooks } from "./internal/book-months.ts";
import { storeMonth } from "./internal/store-month.ts";

/** Job `sum-months`, daily: stores the sums of each month that is over and has none, so that a report of years reads few rows. Safe to repeat. */
export async function sumMonths(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  const { first, lastOver } = await readBooks(infra.db);
  for (let month = first; month !== null && month <= lastOver; month = monthAfter(month)) {
    const one = month;
    await inTransaction(infra, async (tx) => {
      await lockBooks(tx.db);
      const { summed } = await readBooks(tx.db);
      if (!summed.some((row) => row.month === one)) await storeMonth(tx.db, one, tx.clock.now());
    });
  }
}
