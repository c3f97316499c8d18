import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { queueReportMail } from "./internal/queue-report-mail.ts";
import { unscopedSelectReports, viewReport } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

type Input = { reportId: string; closeReason: string };

/** Closes a report with a reason, which is mailed to its reporter. NOT_FOUND, CONFLICT if it is closed. For administrators. */
export function closeReport(ctx: SignedInCtx, { reportId, closeReason }: Input): Promise<Report> {
  return inTransaction(ctx, async (tx) => {
    const own = eq(reports.id, reportId);
    const [report] = await tx.db
      .update(reports)
      .set({ state: "closed", closeReason, closedBy: tx.caller.userId, closedAt: tx.clock.now() })
      .where(and(own, eq(reports.state, "open")))
      .returning();
    if (!report) throw new AppError((await tx.db.$count(reports, own)) > 0 ? "CONFLICT" : "NOT_FOUND");
    await queueReportMail(tx, report, "closed");
    await recordAction(tx, {
      ...{ action: "report.close", subject: { kind: "report", id: reportId }, ownerId: report.reportedId },
      ...{ before: { state: "open" }, after: { state: "closed" }, reason: closeReason },
    });
    const [row] = await unscopedSelectReports(tx.db, own);
    return viewReport(row!);
  });
}
