import { and, isNull, lt } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { expiredBefore } from "#platform/rpc/expired-before.ts";
import { deletePictures } from "./internal/delete-pictures.ts";
import { messagePictures } from "./tables.ts";

/** Deletes pictures that were uploaded a day ago and not sent. Called by a scheduled job; safe to repeat. */
export async function forgetUnsentPictures(infra: Infra): Promise<void> {
  const before = await expiredBefore(infra, "unsentPictures");
  return inTransaction(infra, (tx) =>
    deletePictures(tx, and(isNull(messagePictures.messageId), lt(messagePictures.createdAt, before))!),
  );
}
