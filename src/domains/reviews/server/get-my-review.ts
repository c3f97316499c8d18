import { and, eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { hasReceived } from "./internal/find-purchase.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { selectOwn, viewOwn } from "./internal/view-reviews.ts";
import { reviews, reviewVotes } from "./tables.ts";

const mostVotes = 1_000;

/**
 * The caller's own review of a product, whether one may be written, and which of the others the caller found helpful. NOT_FOUND
 * for no product. For any signed-in user.
 */
export async function getMyReview(ctx: SignedInCtx, { productId }: { productId: string }) {
  const { db, caller, clock } = ctx;
  const [[product], [own], received, votes] = await Promise.all([
    db.select({ vendorId: products.vendorId }).from(products).where(eq(products.id, productId)),
    selectOwn(db).where(and(eq(reviews.productId, productId), eq(reviews.userId, caller.userId))),
    hasReceived(ctx, productId),
    db
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
      .where(and(eq(reviewVotes.userId, caller.userId), eq(reviews.productId, productId)))
      .limit(mostVotes),
  ]);
  if (!product) throw new AppError("NOT_FOUND");
  const pictures = own ? await listPictures(db, [own.review.id]) : undefined;
  return {
    review: own ? viewOwn(own, pictures?.get(own.review.id), clock.now()) : null,
    isOwnProduct: caller.vendor?.id === product.vendorId,
    hasReceived: received,
    helpfulIds: votes.map(({ id }) => id),
  };
}
