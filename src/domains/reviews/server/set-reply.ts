import { and, eq, inArray } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { reviewsLimits } from "#domains/reviews/limits.ts";
import { findInText } from "#domains/reviews/review-rules.ts";
import type { ShopReview } from "#domains/reviews/review-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { selectForShop, viewForShop } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

type Input = { reviewId: string; reply: string | null };

/**
 * Answers a published review of a product of the caller's shop, changes the answer, or takes it back with null; the author is
 * notified of the first. BAD_REQUEST for links and contact data, NOT_FOUND for another shop's. For vendors.
 */
export async function setReply(ctx: SignedInCtx, { reviewId, reply }: Input): Promise<ShopReview> {
  const vendorId = ownVendorId(ctx);
  if (reply !== null && findInText(reply).length > 0)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "reply", message: "contact" }] });
  await ctx.limits.consume(reviewsLimits.reply, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const ofShop = tx.db.select({ id: products.id }).from(products).where(eq(products.vendorId, vendorId));
    const isIt = and(eq(reviews.id, reviewId), reviews.isPublished, inArray(reviews.productId, ofShop));
    const changed = await tx.db
      .update(reviews)
      .set({ reply, repliedAt: reply === null ? null : tx.clock.now() })
      .where(isIt)
      .returning({ userId: reviews.userId });
    if (changed.length === 0) throw new AppError("NOT_FOUND");
    const [row] = await selectForShop(tx.db).where(eq(reviews.id, reviewId));
    if (reply !== null)
      await notify(tx, changed[0]!.userId, {
        kind: "reviewReplied",
        subjectId: row!.review.productId,
        event: reviewId,
        params: { product: row!.productName, vendor: ctx.caller.vendor!.companyName },
      });
    return viewForShop(row!, (await listPictures(tx.db, [reviewId])).get(reviewId));
  });
}
