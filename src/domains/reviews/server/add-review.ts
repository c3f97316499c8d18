import { eq, sql } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import { reviewsLimits } from "#domains/reviews/limits.ts";
import type { OwnReview } from "#domains/reviews/review-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { announceReview } from "./internal/announce-review.ts";
import { findHolds } from "./internal/find-holds.ts";
import { hasReceived } from "./internal/find-purchase.ts";
import { readOwn } from "./internal/read-own.ts";
import { attachPictures } from "./internal/review-pictures.ts";
import { reviews } from "./tables.ts";

type Input = { productId: string; rating: number; comment: string; pictureIds: string[] };

/**
 * Writes the caller's review of a product (R36). Whether it was bought is the server's to say; a verified one without a sign
 * against it is published at once, any other waits for a moderator. NOT_FOUND for a product that is neither on sale nor was
 * delivered to the caller, OWN_PRODUCT for one of the caller's own shop, CONFLICT if there is one already, TOO_MANY_REQUESTS
 * after five reviews in an hour. For any signed-in user.
 */
export async function addReview(ctx: SignedInCtx, input: Input): Promise<OwnReview> {
  const { productId, rating, comment, pictureIds } = input;
  const [product] = await ctx.db
    .select({ vendorId: products.vendorId, isOnSale: sql<boolean>`${isOnSale}` })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(eq(products.id, productId));
  const isVerified = await hasReceived(ctx, productId);
  if (!product || !(product.isOnSale || isVerified)) throw new AppError("NOT_FOUND");
  if (ctx.caller.vendor?.id === product.vendorId) throw new AppError("OWN_PRODUCT");
  await ctx.limits.consume(reviewsLimits.review, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const holds = await findHolds(tx, { vendorId: product.vendorId, comment, isVerified });
    const now = tx.clock.now();
    const [review] = await tx.db
      .insert(reviews)
      .values({
        ...{ productId, userId: tx.caller.userId, rating, comment, language: tx.language },
        ...{ isVerifiedPurchase: isVerified, isPublished: holds.length === 0, holdReasons: holds },
        ...{ pictureCount: pictureIds.length, createdAt: now, submittedAt: now },
      })
      .onConflictDoNothing()
      .returning();
    if (!review) throw new AppError("CONFLICT");
    await attachPictures(tx, review.id, pictureIds);
    await announceReview(tx, review, product.vendorId);
    return readOwn(tx, review.id);
  });
}
