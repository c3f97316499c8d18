import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { hasOtherAdministrator } from "#domains/decisions/server/other-administrator.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { applyMeasure, type MeasureInput } from "./internal/apply-measure.ts";
import { queueAnswered } from "./internal/queue-report-mail.ts";
import { unscopedReadReport } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

type Input = { reportId: string; answer: string } & MeasureInput;

/**
 * Answers a reporter's objection: without a measure the decision stands, otherwise it is taken now, as in `decideReport`. Mails the
 * answer. SAME_PERSON if the caller made the decision and there is another administrator (R62); CONFLICT if nothing waits; NOT_FOUND. For
 * administrators.
 */
export function answerReportObjection(
  ctx: SignedInCtx,
  { reportId, answer, ...measure }: Input,
): Promise<Report> {
  return inTransaction(ctx, async (tx) => {
    const [report] = await tx.db.select().from(reports).where(eq(reports.id, reportId)).for("update");
    if (!report) throw new AppError("NOT_FOUND");
    const { userId } = tx.caller;
    if (report.closedBy === userId && (await hasOtherAdministrator(tx.db, userId, "moderation.manage")))
      throw new AppError("SAME_PERSON");
    const outcome = measure.measure ? "reversed" : "upheld";
    const [answered] = await tx.db
      .update(reports)
      .set({
        ...{ objectionOutcome: outcome, objectionReason: answer },
        ...{ objectionBy: userId, objectionAt: tx.clock.now() },
      })
      .where(and(eq(reports.id, reportId), isNotNull(reports.objectedAt), isNull(reports.objectionOutcome)))
      .returning();
    if (!answered) throw new AppError("CONFLICT");
    const decisionId = await applyMeasure(tx, report, measure);
    if (decisionId) await tx.db.update(reports).set({ decisionId }).where(eq(reports.id, reportId));
    await queueAnswered(tx, answered);
    await recordAction(tx, {
      action: "report.answer-objection",
      subject: { kind: "report", id: reportId },
      ...{ ownerId: report.reportedId, after: { outcome, decision: decisionId }, reason: answer },
    });
    return unscopedReadReport(tx, reportId);
  });
}
