import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { nextToClose, readBooks } from "./internal/book-months.ts";

/**
 * Asks a second administrator to open the last closed month again. CONFLICT for any other month, or if that is asked for
 * already. For an admin.
 */
export function requestReopening(
  ctx: SignedInCtx,
  { month, reason, requestId }: { month: string; reason: string; requestId: string },
): Promise<{ approvalId: string }> {
  return inTransaction(ctx, async (tx) => {
    const books = await readBooks(tx.db);
    const isClosed = books.summed.some((row) => row.month === month && row.closedAt !== null);
    if (!isClosed || nextToClose(books) !== monthAfter(month)) throw new AppError("CONFLICT");
    const approvalId = await requestApproval(tx, {
      ...{ action: "month.reopen", subject: { kind: "month", id: month } },
      ...{ input: { month, reason }, reason, requestId, facts: { month } },
    });
    return { approvalId };
  });
}
