import { and, isNull, lt } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { expiredBefore } from "#platform/rpc/expired-before.ts";
import { deletePictures } from "./internal/review-pictures.ts";
import { reviewPictures } from "./tables.ts";

/** Deletes pictures that stand in no review after the days that are set (R66). Called by a scheduled job; safe to repeat. */
export async function forgetUnusedPictures(infra: Infra): Promise<void> {
  const before = await expiredBefore(infra, "unsentPictures");
  return inTransaction(infra, (tx) =>
    deletePictures(tx, and(isNull(reviewPictures.reviewId), lt(reviewPictures.createdAt, before))!),
  );
}
