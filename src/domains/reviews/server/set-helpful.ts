import { and, eq } from "drizzle-orm";
import { reviewsLimits } from "#domains/reviews/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { reviews, reviewVotes } from "./tables.ts";

type Input = { reviewId: string; isHelpful: boolean };

/**
 * Says that a published review is helpful, or takes it back; said twice it counts once. NOT_FOUND for one that is not
 * published, CONFLICT for the caller's own. For any signed-in user.
 */
export async function setHelpful(ctx: SignedInCtx, { reviewId, isHelpful }: Input) {
  const { userId } = ctx.caller;
  await ctx.limits.consume(reviewsLimits.vote, userId);
  return inTransaction(ctx, async (tx) => {
    const isIt = and(eq(reviews.id, reviewId), reviews.isPublished);
    // Locked first, as its count is raised by a trigger: two votes at once wait here instead of for each other.
    const [review] = await tx.db
      .select({ userId: reviews.userId })
      .from(reviews)
      .where(isIt)
      .for("no key update");
    if (!review) throw new AppError("NOT_FOUND");
    if (review.userId === userId) throw new AppError("CONFLICT");
    if (isHelpful) await tx.db.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing();
    else
      await tx.db
        .delete(reviewVotes)
        .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
    const [after] = await tx.db.select({ votes: reviews.helpfulVotes }).from(reviews).where(isIt);
    return { isHelpful, helpfulVotes: after!.votes };
  });
}
