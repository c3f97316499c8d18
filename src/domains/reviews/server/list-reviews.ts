import { and, asc, desc, eq, gt, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { users } from "#domains/auth/server/tables.ts";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import type { ReviewSort } from "#domains/reviews/review-rules.ts";
import type { listReviewsInput } from "#domains/reviews/review-shapes.ts";
import { type Dependency, dependsOn } from "#platform/cache/dependencies.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { contentOf, shownName } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

const pageSize = 6;

type Input = z.output<typeof listReviewsInput>;

/** Each by an index of the same columns. */
const orders: Record<ReviewSort, SQL[]> = {
  helpful: [desc(reviews.helpfulVotes), desc(reviews.createdAt), asc(reviews.id)],
  newest: [desc(reviews.createdAt), asc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.createdAt), asc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.createdAt), asc(reviews.id)],
};

/**
 * A page of 6 published reviews as filtered and sorted, at most 1,000 pages, with the average and the count of each star of all
 * of them. For visitors.
 */
export async function listReviews(ctx: Ctx, input: Input) {
  dependsOn(showsReviews(input.productId));
  const { productId, sort, page } = input;
  const where = filterOf(input);
  // What stands before the page is counted off by the index, without reading its texts and authors.
  const shown = ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(...orders[sort])
    .limit(fixedLimit(pageSize))
    .offset((page - 1) * pageSize)
    .as("shown");
  const [rows, [rated], filtered] = await Promise.all([
    ctx.db
      .select({ review: reviews, authorName: users.name })
      .from(shown)
      .innerJoin(reviews, eq(reviews.id, shown.id))
      .innerJoin(users, eq(users.id, reviews.userId))
      .orderBy(...orders[sort]),
    ctx.db.select().from(productRatings).where(eq(productRatings.productId, productId)),
    isCountedBefore(input) ? null : ctx.db.$count(reviews, where),
  ]);
  const pictures = await listPictures(
    ctx.db,
    rows.filter(({ review }) => review.pictureCount > 0).map(({ review }) => review.id),
  );
  const { ratingSum = 0, reviewCount = 0, starCounts = [0, 0, 0, 0, 0] } = rated ?? {};
  return {
    items: rows.map(({ review, authorName }) => ({
      ...contentOf(review, pictures.get(review.id)),
      authorName: shownName(authorName),
    })),
    total: filtered ?? (input.stars ? starCounts[input.stars - 1]! : reviewCount),
    page,
    pageSize,
    ratingAverage: reviewCount ? Math.round((ratingSum / reviewCount) * 100) / 100 : 0,
    ratingCounts: starCounts,
  };
}

function filterOf({ productId, stars, onlyVerified, onlyPictures, language }: Input): SQL {
  return and(
    eq(reviews.productId, productId),
    reviews.isPublished,
    stars ? eq(reviews.rating, stars) : undefined,
    onlyVerified ? reviews.isVerifiedPurchase : undefined,
    onlyPictures ? gt(reviews.pictureCount, 0) : undefined,
    language ? eq(reviews.language, language) : undefined,
  )!;
}

/** All, and those of one count of stars, are counted by a trigger. */
const isCountedBefore = ({ onlyVerified, onlyPictures, language }: Input) =>
  !onlyVerified && !onlyPictures && !language;

/** Its authors' names are not told row by row. A vote changes its review. */
const showsReviews =
  (productId: string): Dependency =>
  ({ table, before, after }) =>
    table === "reviews" && [before, after].some((row) => row?.product_id === productId);
