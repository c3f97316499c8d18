import { and, asc, eq, gt } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { stateOf } from "#domains/reviews/review-rules.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { contentOf } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

/** The caller's reviews, published or not, with the vendor's answers. For any signed-in user. */
export function exportReviews({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select({ review: reviews, productName: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(reviews.userId, caller.userId), after && gt(reviews.id, after.id)))
      .orderBy(asc(reviews.id))
      .limit(limit);
    const pictures = await listPictures(
      db,
      page.map(({ review }) => review.id),
    );
    return page.map(({ review, productName }) => ({
      ...contentOf(review, pictures.get(review.id)),
      ...{
        productId: review.productId,
        productName,
        state: stateOf(review),
        isPublished: review.isPublished,
      },
      holdReasons: review.holdReasons,
    }));
  });
}
