import { and, isNull, lt } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { deletePictures } from "./internal/delete-pictures.ts";
import { messagePictures } from "./tables.ts";

const dayMs = 86_400_000;

/** Deletes pictures that were uploaded a day ago and not sent. Called by a scheduled job; safe to repeat. */
export function forgetUnsentPictures(infra: Infra): Promise<void> {
  const before = new Date(infra.clock.now().getTime() - dayMs);
  return inTransaction(infra, (tx) =>
    deletePictures(tx, and(isNull(messagePictures.messageId), lt(messagePictures.createdAt, before))!),
  );
}
