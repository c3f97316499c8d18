import { and, asc, eq, gt } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews } from "./tables.ts";

/** The caller's reviews, published or not. For any signed-in user. */
export function exportReviews({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select({ review: reviews, productName: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(reviews.userId, caller.userId), after && gt(reviews.id, after.id)))
      .orderBy(asc(reviews.id))
      .limit(limit);
    return page.map(({ review, productName }) => {
      const { userId: _, createdAt, ...own } = review;
      return { ...own, productName, createdAt: createdAt.toISOString() };
    });
  });
}
