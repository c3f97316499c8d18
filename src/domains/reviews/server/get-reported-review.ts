import { and, eq, ne } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews } from "./tables.ts";

/** A published review of somebody else, to be reported. NOT_FOUND otherwise. For any signed-in user. */
export async function getReportedReview({ db, caller }: SignedInCtx, reviewId: string) {
  const [review] = await db
    .select({ authorId: reviews.userId, comment: reviews.comment, createdAt: reviews.createdAt })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), reviews.isPublished, ne(reviews.userId, caller.userId)));
  if (!review) throw new AppError("NOT_FOUND");
  return review;
}
