import { eq } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import type { ReviewRule } from "#domains/decisions/decision-rules.ts";
import { unscopedShowReview } from "#domains/reviews/server/show-review.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./internal/record-decision.ts";
import { replaceRefusal } from "./internal/replace-refusal.ts";

type Input = { reviewId: string; version: number; rule: ReviewRule; facts: string };

/**
 * Hides a review that is shown, or that waited, under a rule (R64: never for being negative), and mails its author the statement
 * of reasons (R62). NOT_FOUND, CONFLICT if it is refused already or was changed since it was read. For administrators.
 */
export function refuseReview(ctx: SignedInCtx, { reviewId, version, rule, facts }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const hidden = await unscopedShowReview(tx, { reviewId, version, from: "shown" }, false);
    if (!hidden)
      throw new AppError((await tx.db.$count(reviews, eq(reviews.id, reviewId))) ? "CONFLICT" : "NOT_FOUND");
    await replaceRefusal(tx, reviewId);
    const { userId: authorId, productId, productName } = hidden;
    return recordDecision(tx, {
      ...{ kind: "reviewRefused", authorId, reviewId, productId, productName, rule, facts },
    });
  });
}
