import { and, eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { reviewsLimits } from "#domains/reviews/limits.ts";
import type { OwnReview } from "#domains/reviews/review-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { announceReview } from "./internal/announce-review.ts";
import { findHolds } from "./internal/find-holds.ts";
import { hasReceived } from "./internal/find-purchase.ts";
import { readOwn } from "./internal/read-own.ts";
import { attachPictures } from "./internal/review-pictures.ts";
import { isEditable } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

type Input = { reviewId: string; rating: number; comment: string; pictureIds: string[] };

/**
 * Changes the caller's review within 30 days (R36); it is checked again like a new one, and one that was refused waits for a
 * moderator. NOT_FOUND for another's, CONFLICT after 30 days, TOO_MANY_REQUESTS after five reviews in an hour. For any
 * signed-in user.
 */
export async function updateReview(ctx: SignedInCtx, input: Input): Promise<OwnReview> {
  const { reviewId, rating, comment, pictureIds } = input;
  const isOwn = and(eq(reviews.id, reviewId), eq(reviews.userId, ctx.caller.userId));
  if ((await ctx.db.$count(reviews, isOwn)) === 0) throw new AppError("NOT_FOUND");
  await ctx.limits.consume(reviewsLimits.review, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.db
      .select({ review: reviews, vendorId: products.vendorId })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(isOwn)
      .for("update", { of: reviews });
    if (!known) throw new AppError("NOT_FOUND");
    const { review, vendorId } = known;
    const now = tx.clock.now();
    if (!isEditable(review, now)) throw new AppError("CONFLICT");
    const isVerified = review.isVerifiedPurchase || (await hasReceived(tx, review.productId));
    const wasRefused = review.refusedAt !== null || review.holdReasons.includes("refusedBefore");
    const holds = await findHolds(tx, { vendorId, reviewId, comment, isVerified, wasRefused });
    const [changed] = await tx.db
      .update(reviews)
      .set({
        ...{ rating, comment, language: tx.language, pictureCount: pictureIds.length },
        ...{ isVerifiedPurchase: isVerified, isPublished: holds.length === 0, holdReasons: holds },
        ...{ refusedAt: null, version: review.version + 1, submittedAt: now, editedAt: now },
      })
      .where(isOwn)
      .returning();
    await attachPictures(tx, reviewId, pictureIds);
    await announceReview(tx, changed!, vendorId);
    return readOwn(tx, reviewId);
  });
}
