import { getReportedTexts } from "#domains/messaging/server/get-reported-texts.ts";
import { moderationLimits } from "#domains/moderation/limits.ts";
import type { ReportReason } from "#domains/moderation/report-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addReport } from "./internal/add-report.ts";

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
    return addReport(
      tx,
      { userId: tx.caller.userId },
      {
        ...{ subjectId: input.messageId ?? input.conversationId, reportedId },
        ...{ reason: input.reason, words: input.words, requestId: input.requestId },
        kind: input.messageId ? "message" : "conversation",
        evidence: { texts },
      },
    );
  });
}
