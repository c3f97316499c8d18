import { and, eq } from "drizzle-orm";
import type { OwnReview } from "#domains/reviews/review-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews } from "../tables.ts";
import { listPictures } from "./review-pictures.ts";
import { selectOwn, viewOwn } from "./view-reviews.ts";

/** One of the caller's reviews as its author sees it. NOT_FOUND for another's. */
export async function readOwn({ db, caller, clock }: SignedInCtx, reviewId: string): Promise<OwnReview> {
  const [row] = await selectOwn(db).where(and(eq(reviews.id, reviewId), eq(reviews.userId, caller.userId)));
  if (!row) throw new AppError("NOT_FOUND");
  return viewOwn(row, (await listPictures(db, [reviewId])).get(reviewId), clock.now());
}
