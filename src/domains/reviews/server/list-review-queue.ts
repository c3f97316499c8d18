import { and, asc, isNull, not } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { unscopedSelectCases, viewCase } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

const pageSize = 20;

/** A page of 20 reviews that wait for a decision, the longest waiting first. For administrators. */
export async function listReviewQueue({ db }: SignedInCtx, { page }: { page: number }) {
  const isWaiting = and(not(reviews.isPublished), isNull(reviews.refusedAt))!;
  const [rows, total] = await Promise.all([
    unscopedSelectCases(db)
      .where(isWaiting)
      .orderBy(asc(reviews.submittedAt), asc(reviews.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(reviews, isWaiting),
  ]);
  const pictures = await listPictures(
    db,
    rows.map(({ review }) => review.id),
  );
  return { items: rows.map((row) => viewCase(row, pictures.get(row.review.id))), total, page, pageSize };
}
