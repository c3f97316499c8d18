import { and, asc, eq, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import { reviewsJobs } from "#domains/reviews/jobs.ts";
import type { ReviewPicture } from "#domains/reviews/review-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";
import { reviewPictures } from "../tables.ts";

type Outside = Pick<Infra, "db" | "jobs">;

/** The pictures of reviews in their places. */
export async function listPictures(
  db: Db,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewPicture[]>> {
  const found = new Map<string, ReviewPicture[]>();
  if (reviewIds.length === 0) return found;
  const rows = await db
    .select()
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.place));
  for (const { id, reviewId, width, height } of rows)
    found.set(reviewId!, [...(found.get(reviewId!) ?? []), { id, width, height }]);
  return found;
}

/**
 * Makes these the review's pictures, in this order, and deletes those it had besides; in the caller's transaction. BAD_REQUEST
 * for one that the caller did not upload, or that stands in another review.
 */
export async function attachPictures(
  tx: SignedInCtx,
  reviewId: string,
  ids: readonly string[],
): Promise<void> {
  const mine = eq(reviewPictures.userId, tx.caller.userId);
  await deletePictures(
    tx,
    and(mine, eq(reviewPictures.reviewId, reviewId), notInArray(reviewPictures.id, [...ids]))!,
  );
  if (new Set(ids).size < ids.length)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "pictureIds", message: "twice" }] });
  for (const [place, pictureId] of ids.entries()) {
    const taken = await tx.db
      .update(reviewPictures)
      .set({ reviewId, place })
      .where(
        and(
          mine,
          eq(reviewPictures.id, pictureId),
          or(isNull(reviewPictures.reviewId), eq(reviewPictures.reviewId, reviewId)),
        ),
      )
      .returning({ id: reviewPictures.id });
    if (taken.length === 0)
      throw new AppError("BAD_REQUEST", { issues: [{ path: "pictureIds", message: "unknown" }] });
  }
}

/** Deletes pictures; a job removes their files afterwards. In the caller's transaction. */
export async function deletePictures(tx: Outside, where: SQL): Promise<void> {
  const gone = await tx.db.delete(reviewPictures).where(where).returning({ id: reviewPictures.id });
  if (gone.length > 0)
    await tx.jobs.enqueue(tx.db, reviewsJobs.removeReviewPictures, {
      pictureIds: gone.map(({ id }) => id),
    });
}
