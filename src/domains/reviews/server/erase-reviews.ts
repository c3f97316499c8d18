import { and, asc, eq } from "drizzle-orm";
import { searchJobs } from "#domains/search/jobs.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { deletePictures } from "./internal/review-pictures.ts";
import { reviewPictures, reviews, reviewVotes } from "./tables.ts";

/**
 * Deletes the caller's reviews with the votes on them and their pictures, and the caller's votes on others, in the caller's
 * transaction. One product after the other, so that two erasures never wait for each other's ratings. No program can tell whether a comment identifies its author, so none is retained; ratings follow by a trigger.
 */
export async function eraseReviews(tx: SignedInCtx): Promise<void> {
  const { db, caller, jobs } = tx;
  await deletePictures(tx, eq(reviewPictures.userId, caller.userId));
  const votes = await db
    .select({ reviewId: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, caller.userId))
    .orderBy(asc(reviewVotes.reviewId));
  for (const { reviewId } of votes)
    await db
      .delete(reviewVotes)
      .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, caller.userId)));
  const own = await db
    .select({ id: reviews.id, productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.userId, caller.userId))
    .orderBy(asc(reviews.productId));
  for (const { id } of own) await db.delete(reviews).where(eq(reviews.id, id));
  await jobs.enqueueAll(
    db,
    searchJobs.indexProduct,
    own.map(({ productId }) => ({ data: { productId } })),
  );
}
