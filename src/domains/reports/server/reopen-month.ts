import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { lockBooks, nextToClose, readBooks } from "./internal/book-months.ts";
import { bookMonths } from "./tables.ts";

/** Opens the last closed month again, once a second administrator has agreed; in the caller's transaction. CONFLICT for any other. */
export async function reopenMonth(
  tx: SignedInCtx,
  { month, reason }: { month: string; reason: string },
): Promise<void> {
  await lockBooks(tx.db);
  const books = await readBooks(tx.db);
  const closed = books.summed.find((row) => row.month === month && row.closedAt !== null);
  if (!closed || nextToClose(books) !== monthAfter(month)) throw new AppError("CONFLICT");
  await tx.db
    .update(bookMonths)
    .set({ closedAt: null, closedBy: null, reason: null, hash: null })
    .where(eq(bookMonths.month, month));
  await recordAction(tx, {
    ...{ action: "month.reopen", subject: { kind: "month", id: month }, reason },
    ...{ before: { state: "closed", hash: closed.hash }, after: { state: "open" } },
  });
}
