import { moderationLimits } from "#domains/moderation/limits.ts";
import type { ReportReason } from "#domains/moderation/report-rules.ts";
import { getReportedReview } from "#domains/reviews/server/get-reported-review.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addReport } from "./internal/add-report.ts";

type Input = { reviewId: string; reason: ReportReason; words: string; requestId: string };

/**
 * Reports a published review that somebody else wrote (R62), with a copy of its text; the reporter gets a mail with the
 * reference, its author none, and administrators are notified. The same request, and the same review while a report of it is
 * open, is one report. NOT_FOUND for one's own and what is not published, TOO_MANY_REQUESTS after ten in an hour. For any
 * signed-in user.
 */
export async function reportReview(ctx: SignedInCtx, input: Input): Promise<{ reference: string }> {
  await ctx.limits.consume(moderationLimits.report, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const { reviewId, reason, words, requestId } = input;
    const { authorId, comment, createdAt } = await getReportedReview(tx, reviewId);
    const text = { messageId: reviewId, content: comment, createdAt: createdAt.toISOString() };
    return addReport(tx, {
      ...{ kind: "review", subjectId: reviewId, reportedId: authorId, reason, words, requestId },
      evidence: { texts: [{ ...text, pictureIds: [] }] },
    });
  });
}
