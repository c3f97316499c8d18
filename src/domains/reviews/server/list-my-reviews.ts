import { desc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { selectOwn, viewOwn } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

const pageSize = 10;

/** A page of 10 of the caller's reviews, newest first, with their state. For any signed-in user. */
export async function listMyReviews({ db, caller, clock }: SignedInCtx, { page }: { page: number }) {
  const isOwn = eq(reviews.userId, caller.userId);
  const [rows, total] = await Promise.all([
    selectOwn(db)
      .where(isOwn)
      .orderBy(desc(reviews.createdAt), reviews.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(reviews, isOwn),
  ]);
  const pictures = await listPictures(
    db,
    rows.map(({ review }) => review.id),
  );
  const now = clock.now();
  return {
    items: rows.map((row) => viewOwn(row, pictures.get(row.review.id), now)),
    total,
    page,
    pageSize,
  };
}
