import { and, count, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { users } from "#domains/auth/server/tables.ts";
import type { reviewView } from "#domains/reviews/contract.ts";
import { type Dependency, dependsOn } from "#platform/cache/dependencies.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { reviews, reviewVotes } from "./tables.ts";

const pageSize = 6;

/** A page of 6 published reviews, most helpful first, with the average and the count of each star. For visitors. */
export async function listReviews(ctx: Ctx, input: { productId: string; page: number }) {
  dependsOn(showsReviews(input.productId));
  const published = and(eq(reviews.productId, input.productId), reviews.isPublished);
  const helpfulVotes = ctx.db.$count(reviewVotes, eq(reviewVotes.reviewId, reviews.id));
  const [rows, stars] = await Promise.all([
    ctx.db
      .select({ review: reviews, authorName: users.name, helpfulVotes })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(published)
      .orderBy(desc(helpfulVotes), desc(reviews.createdAt), reviews.id)
      .limit(fixedLimit(pageSize))
      .offset((input.page - 1) * pageSize),
    ctx.db
      .select({ rating: reviews.rating, count: count() })
      .from(reviews)
      .where(published)
      .groupBy(reviews.rating),
  ]);
  const ratingCounts = [1, 2, 3, 4, 5].map(
    (rating) => stars.find((star) => star.rating === rating)?.count ?? 0,
  );
  const total = ratingCounts.reduce((sum, n) => sum + n, 0);
  const ratingSum = ratingCounts.reduce((sum, n, index) => sum + n * (index + 1), 0);
  const items = rows.map(
    ({ review, authorName, helpfulVotes }): z.infer<typeof reviewView> => ({
      ...review,
      authorName: shownName(authorName),
      helpfulVotes: Number(helpfulVotes),
      createdAt: review.createdAt.toISOString(),
    }),
  );
  return {
    items,
    total,
    page: input.page,
    pageSize,
    ratingAverage: total ? Math.round((ratingSum / total) * 100) / 100 : 0,
    ratingCounts,
  };
}

/** Its authors' names are not told row by row. */
const showsReviews =
  (productId: string): Dependency =>
  ({ table, before, after }) =>
    (table === "reviews" || table === "review_votes") &&
    [before, after].some((row) => row?.["product_id"] === productId);

/** First name and the initial of the last: enough to be a person, too little to be found. */
function shownName(fullName: string): string {
  const [first = "", ...rest] = fullName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last[0]}.` : first;
}
