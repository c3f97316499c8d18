import { and, eq } from "drizzle-orm";
import { searchJobs } from "#domains/search/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { deletePictures } from "./internal/review-pictures.ts";
import { reviewPictures, reviews } from "./tables.ts";

/**
 * Deletes the caller's review with its votes, pictures and answer. NOT_FOUND for another's; CONFLICT for one that a moderator
 * refused: it is shown nowhere, and can be changed or objected to. For any signed-in user.
 */
export function deleteReview(
  ctx: SignedInCtx,
  { reviewId }: { reviewId: string },
): Promise<Record<string, never>> {
  const isOwn = and(eq(reviews.id, reviewId), eq(reviews.userId, ctx.caller.userId));
  return inTransaction(ctx, async (tx) => {
    const [review] = await tx.db.select().from(reviews).where(isOwn).for("update");
    if (!review) throw new AppError("NOT_FOUND");
    if (review.refusedAt || review.holdReasons.includes("refusedBefore")) throw new AppError("CONFLICT");
    await deletePictures(tx, eq(reviewPictures.reviewId, reviewId));
    await tx.db.delete(reviews).where(isOwn);
    await tx.jobs.enqueue(tx.db, searchJobs.indexProduct, { productId: review.productId });
    return {};
  });
}
