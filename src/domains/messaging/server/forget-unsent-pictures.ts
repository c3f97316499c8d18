import { and, isNull, lt } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { expiredBefore } from "#platform/rpc/expired-before.ts";
import { deletePictures } from "./internal/delete-pictures.ts";
import { messagePictures } from "./tables.ts";

/** Deletes pictures that were uploaded and not sent within the days that are set (R66). Called by a scheduled job; safe to repeat. */
export async function forgetUnsentPictures(infra: Infra): Promise<void> {
  const before = await expiredBefore(infra, "unsentPictures");
  return inTransaction(infra, (tx) =>
    deletePictures(tx, and(isNull(messagePictures.messageId), lt(messagePictures.createdAt, before))!),
  );
}
