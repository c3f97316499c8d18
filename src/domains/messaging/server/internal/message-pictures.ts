import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { MessagePicture } from "#domains/messaging/contract.ts";
import { messagePictures } from "#domains/messaging/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** The pictures of messages in their order. The caller has checked who may see the messages. */
export async function unscopedPicturesOf(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, MessagePicture[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({
      messageId: messagePictures.messageId,
      picture: {
        id: messagePictures.id,
        alt: messagePictures.alt,
        width: messagePictures.width,
        height: messagePictures.height,
      },
    })
    .from(messagePictures)
    .where(inArray(messagePictures.messageId, [...messageIds]))
    .orderBy(asc(messagePictures.place));
  const all = new Map<string, MessagePicture[]>();
  for (const { messageId, picture } of rows) all.set(messageId!, [...(all.get(messageId!) ?? []), picture]);
  return all;
}

type Chosen = { pictureId: string; alt: string };

/** Makes uploads part of a message: the caller's own for this conversation, each once. NOT_FOUND for any other. */
export async function attachPictures(
  { db, caller }: SignedInCtx,
  message: { id: string; conversationId: string },
  chosen: readonly Chosen[],
): Promise<void> {
  for (const [place, { pictureId, alt }] of chosen.entries()) {
    const attached = await db
      .update(messagePictures)
      .set({ messageId: message.id, place, alt })
      .where(
        and(
          eq(messagePictures.id, pictureId),
          eq(messagePictures.uploaderId, caller.userId),
          eq(messagePictures.conversationId, message.conversationId),
          isNull(messagePictures.messageId),
        ),
      )
      .returning({ id: messagePictures.id });
    if (attached.length === 0) throw new AppError("NOT_FOUND");
  }
}
