import type { Market } from "@cafeto/demo-market/types";
import { reviews, reviewVotes } from "#domains/reviews/server/tables.ts";
import { wishlist } from "#domains/wishlist/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { seedId } from "./seed-id.ts";
import { buyerId } from "./seed-people.ts";
import { productId } from "./seed-shops.ts";

/** What buyers said, found helpful and wished for. */
export async function seedOpinions(db: Db, market: Pick<Market, "reviews" | "wishlist">): Promise<void> {
  const idOf = (review: { buyerKey: string; productKey: string }) =>
    seedId("review", `${review.buyerKey}/${review.productKey}`);
  await insertRows(
    db,
    reviews,
    market.reviews.map((review) => ({
      id: idOf(review),
      productId: productId(review.productKey),
      userId: buyerId(review.buyerKey),
      rating: review.rating,
      comment: review.comment,
      language: review.language,
      isVerifiedPurchase: review.isVerifiedPurchase,
      isPublished: review.isVerifiedPurchase,
      createdAt: review.createdAt,
    })),
  );
  await insertRows(
    db,
    reviewVotes,
    market.reviews.flatMap((review) =>
      review.helpfulBuyerKeys.map((key) => ({ reviewId: idOf(review), userId: buyerId(key) })),
    ),
  );
  await insertRows(
    db,
    wishlist,
    market.wishlist.map(({ buyerKey, productKey, createdAt }) => ({
      id: seedId("wish", `${buyerKey}/${productKey}`),
      userId: buyerId(buyerKey),
      productId: productId(productKey),
      createdAt,
    })),
  );
}
