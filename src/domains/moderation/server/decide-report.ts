import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { newLinkToken } from "#platform/email/link-secret.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { applyMeasure, type MeasureInput } from "./internal/apply-measure.ts";
import { lockTogether } from "./internal/lock-together.ts";
import { queueDecided } from "./internal/queue-report-mail.ts";
import { unscopedReadReport } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

type Input = { reportId: string; answer: string } & MeasureInput;

/**
 * Decides an open report that the caller has taken, with all others of the same thing (R62): without a measure nothing is done,
 * otherwise its decision is made in the same transaction, and the person concerned gets the statement of reasons. Each reporter gets
 * `answer`; if nothing was done, also how to object. NOT_FOUND, CONFLICT if it is closed or not taken by the caller, and what
 * `applyMeasure` throws. For administrators.
 */
export function decideReport(ctx: SignedInCtx, { reportId, answer, ...measure }: Input): Promise<Report> {
  return inTransaction(ctx, async (tx) => {
    const { report, together } = await lockTogether(tx, reportId);
    if (report.takenBy !== tx.caller.userId) throw new AppError("CONFLICT");
    const decisionId = await applyMeasure(tx, report, measure);
    for (const one of together) await close(tx, one, { decisionId, answer });
    await recordAction(tx, {
      ...{ action: "report.decide", subject: { kind: "report", id: reportId }, ownerId: report.reportedId },
      before: { state: "open" },
      after: {
        state: "closed",
        outcome: outcomeOf(decisionId),
        decision: decisionId,
        together: together.length,
      },
      reason: answer,
    });
    return unscopedReadReport(tx, reportId);
  });
}

const outcomeOf = (decisionId: string | null) => (decisionId ? "acted" : "none");

async function close(
  tx: SignedInCtx,
  { id, reporterEmail }: typeof reports.$inferSelect,
  { decisionId, answer }: { decisionId: string | null; answer: string },
): Promise<void> {
  const link = reporterEmail && !decisionId ? newLinkToken() : null;
  const [closed] = await tx.db
    .update(reports)
    .set({
      ...{ state: "closed", outcome: outcomeOf(decisionId), decisionId, closeReason: answer },
      ...{ closedBy: tx.caller.userId, closedAt: tx.clock.now() },
      objectionTokenHash: link?.hash ?? null,
    })
    .where(eq(reports.id, id))
    .returning();
  await queueDecided(tx, closed!, link?.token ?? null);
}
