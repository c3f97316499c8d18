import { and, isNull, lt } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { deletePictures } from "./internal/picture-files.ts";
import { problemPictures } from "./tables.ts";

/** Deletes pictures that were uploaded a day ago and not sent. Called by a scheduled job; safe to repeat. */
export function forgetUnsentProblemPictures(infra: Infra): Promise<void> {
  const before = expiryOf(retention.unsentPictures, infra.clock.now());
  return inTransaction(infra, (tx) =>
    deletePictures(tx, and(isNull(problemPictures.eventId), lt(problemPictures.createdAt, before))!),
  );
}
