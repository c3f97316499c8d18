import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockTogether } from "./internal/lock-together.ts";
import { unscopedReadReport } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

/**
 * Gives an open report, and all others of the same thing, back to everybody; also what another administrator has taken and does not
 * come back to. NOT_FOUND, CONFLICT if it is closed. For administrators.
 */
export function releaseReport(ctx: SignedInCtx, { reportId }: { reportId: string }): Promise<Report> {
  return inTransaction(ctx, async (tx) => {
    const { report } = await lockTogether(tx, reportId);
    if (report.takenBy) {
      await tx.db
        .update(reports)
        .set({ takenBy: null, takenAt: null })
        .where(and(eq(reports.subjectId, report.subjectId), eq(reports.state, "open")));
      await recordAction(tx, {
        ...{
          action: "report.release",
          subject: { kind: "report", id: reportId },
          ownerId: report.reportedId,
        },
        before: { takenBy: report.takenBy },
      });
    }
    return unscopedReadReport(tx, reportId);
  });
}
