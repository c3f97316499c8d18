import { and, eq, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockTogether } from "./internal/lock-together.ts";
import { unscopedReadReport } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

/**
 * Takes an open report, and all others of the same thing, so that no second administrator works on it. CONFLICT if another has
 * taken it or it is closed; NOT_FOUND. For administrators.
 */
export function takeReport(ctx: SignedInCtx, { reportId }: { reportId: string }): Promise<Report> {
  return inTransaction(ctx, async (tx) => {
    const { report } = await lockTogether(tx, reportId);
    const { userId } = tx.caller;
    if (report.takenBy && report.takenBy !== userId) throw new AppError("CONFLICT");
    if (!report.takenBy) {
      await tx.db
        .update(reports)
        .set({ takenBy: userId, takenAt: tx.clock.now() })
        .where(
          and(eq(reports.subjectId, report.subjectId), eq(reports.state, "open"), isNull(reports.takenBy)),
        );
      await recordAction(tx, {
        ...{ action: "report.take", subject: { kind: "report", id: reportId }, ownerId: report.reportedId },
        after: { takenBy: userId },
      });
    }
    return unscopedReadReport(tx, reportId);
  });
}
