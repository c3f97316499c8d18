import { and, eq, or } from "drizzle-orm";
import { getReportedTexts } from "#domains/messaging/server/get-reported-texts.ts";
import { moderationLimits } from "#domains/moderation/limits.ts";
import { type ReportReason, reportReferenceOf } from "#domains/moderation/report-rules.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { queueReportMail } from "./internal/queue-report-mail.ts";
import { reports } from "./tables.ts";

type Input = {
  conversationId: string;
  messageId?: string | undefined;
  reason: ReportReason;
  words: string;
  requestId: string;
};

/**
 * Reports a message that the other side wrote in one of the caller's conversations, or the conversation with their latest
 * ten (R62). A copy of the texts is the evidence; the reporter gets a mail with the reference, the reported side none, and
 * administrators are notified. The
 * same request, and the same thing while a report of it is open, is one report. NOT_FOUND for others' conversations, for
 * one's own messages and where nothing was written, CONFLICT if the account is erased, TOO_MANY_REQUESTS after ten in an
 * hour. For any signed-in user.
 */
export async function reportMessages(ctx: SignedInCtx, input: Input): Promise<{ reference: string }> {
  await ctx.limits.consume(moderationLimits.report, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const { texts, reportedId } = await getReportedTexts(tx, input);
    if (!reportedId) throw new AppError("CONFLICT");
    const subjectId = input.messageId ?? input.conversationId;
    const [report] = await tx.db
      .insert(reports)
      .values({
        ...{ subjectId, reportedId, reporterId: tx.caller.userId, createdAt: tx.clock.now() },
        ...{ reason: input.reason, words: input.words, requestId: input.requestId },
        kind: input.messageId ? "message" : "conversation",
        evidence: { texts },
      })
      .onConflictDoNothing()
      .returning();
    if (report) {
      await queueReportMail(tx, report, "received");
      await notifyAdministrators(tx, { kind: "messageReported", subjectId: report.id, params: {} });
    }
    const number = report?.number ?? (await findKnown(tx, subjectId, input.requestId));
    return { reference: reportReferenceOf(number) };
  });
}

/** The number of the caller's report of the same request, or of the one about this that is open. */
async function findKnown({ db, caller }: SignedInCtx, subjectId: string, requestId: string): Promise<number> {
  const [known] = await db
    .select({ number: reports.number })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, caller.userId),
        or(
          eq(reports.requestId, requestId),
          and(eq(reports.subjectId, subjectId), eq(reports.state, "open")),
        ),
      ),
    );
  if (!known) throw new AppError("CONFLICT");
  return known.number;
}
