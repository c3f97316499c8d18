import { and, isNull, lt } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { deletePictures } from "./internal/review-pictures.ts";
import { reviewPictures } from "./tables.ts";

/** Deletes pictures that were uploaded a day ago and stand in no review. Called by a scheduled job; safe to repeat. */
export function forgetUnusedPictures(infra: Infra): Promise<void> {
  const before = expiryOf(retention.unsentPictures, infra.clock.now());
  return inTransaction(infra, (tx) =>
    deletePictures(tx, and(isNull(reviewPictures.reviewId), lt(reviewPictures.createdAt, before))!),
  );
}
