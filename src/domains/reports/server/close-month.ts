import { and, eq, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { BookMonth } from "#domains/reports/contract.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findBookMonth, lockBooks, nextToClose, readBooks } from "./internal/book-months.ts";
import { findBlockers } from "./internal/find-blockers.ts";
import { hashMonth, storeMonth } from "./internal/store-month.ts";
import { viewMonths } from "./internal/view-months.ts";
import { bookMonths } from "./tables.ts";

/**
 * Closes a month: it is summed once more, its sums stay as they are with a hash, and the database refuses postings dated in
 * it; corrections are posted in the open month. CONFLICT unless it is the month after the last closed one. MONTH_NOT_READY,
 * with the reasons, unless it is over and check, reconciliation and reports are at zero. For an admin.
 */
export function closeMonth(
  ctx: SignedInCtx,
  { month, reason }: { month: string; reason: string },
): Promise<BookMonth> {
  return inTransaction(ctx, async (tx) => {
    await lockBooks(tx.db);
    const books = await readBooks(tx.db);
    if (month !== nextToClose(books)) throw new AppError("CONFLICT");
    const now = tx.clock.now();
    if (month <= books.lastOver) await storeMonth(tx.db, month, now);
    const blockers = await findBlockers(tx, await readBooks(tx.db), month);
    if (blockers.length > 0) throw new AppError("MONTH_NOT_READY", { blockers });
    const before = await findBookMonth(tx.db, monthAfter(month, -1));
    const hash = await hashMonth(tx.db, month, before?.hash ?? "");
    const [closed] = await tx.db
      .update(bookMonths)
      .set({ closedAt: now, closedBy: tx.caller.userId, reason, hash })
      .where(and(eq(bookMonths.month, month), isNull(bookMonths.closedAt)))
      .returning();
    const [view] = await viewMonths(tx.db, [month], [closed!]);
    await recordAction(tx, {
      ...{ action: "month.close", subject: { kind: "month", id: month }, reason },
      ...{ before: { state: "open" }, after: { state: "closed", hash } },
    });
    return view!;
  });
}
