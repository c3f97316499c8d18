import { and, asc, eq, gt } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews, reviewVotes } from "./tables.ts";

type Vote = { reviewId: string; productId: string; productName: string };

/** Which reviews the caller found helpful. For any signed-in user. */
export function exportVotes({ db, caller }: SignedInCtx) {
  return readInPages(
    (after: Vote | undefined, limit: number): Promise<Vote[]> =>
      db
        .select({ reviewId: reviewVotes.reviewId, productId: products.id, productName: products.name })
        .from(reviewVotes)
        .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(and(eq(reviewVotes.userId, caller.userId), after && gt(reviewVotes.reviewId, after.reviewId)))
        .orderBy(asc(reviewVotes.reviewId))
        .limit(limit),
  );
}
