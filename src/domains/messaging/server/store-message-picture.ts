import { randomUUID } from "node:crypto";
import type { MessagePicture } from "#domains/messaging/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { cleanImage } from "#platform/storage/clean-image.ts";
import { assertOpen } from "./internal/assert-open.ts";
import { isOwn } from "./internal/own-conversations.ts";
import { writePicture } from "./internal/picture-files.ts";
import { conversations, messagePictures } from "./tables.ts";

type Input = { conversationId: string; bytes: Uint8Array };

/**
 * Re-encodes a picture for a message in one of the caller's conversations and stores it, without metadata; no other user sees
 * it until it is sent. What is not sent is deleted after a day. NOT_FOUND for others' conversations, CONFLICT or
 * CONVERSATION_BLOCKED where nothing can be written, IMAGE_TOO_LARGE, IMAGE_FORMAT, IMAGE_DAMAGED or IMAGE_PIXELS if it can't be accepted.
 * For any signed-in user.
 */
export async function storeMessagePicture(ctx: SignedInCtx, input: Input): Promise<MessagePicture> {
  await assertWritable(ctx, input.conversationId);
  const { webp, width, height } = await cleanImage(input.bytes);
  const picture = { id: randomUUID(), width, height };
  const { conversationId } = input;
  // The row before the file: whatever fails, the job that deletes what was not sent finds both.
  await inTransaction(ctx, async (tx) => {
    await assertWritable(tx, conversationId);
    await tx.db
      .insert(messagePictures)
      .values({ ...picture, conversationId, uploaderId: tx.caller.userId, createdAt: tx.clock.now() });
  });
  await writePicture(ctx.storage, picture.id, webp);
  return { ...picture, alt: "" };
}

async function assertWritable(ctx: SignedInCtx, conversationId: string): Promise<void> {
  const [conversation] = await ctx.db.select().from(conversations).where(isOwn(conversationId, ctx));
  if (!conversation) throw new AppError("NOT_FOUND");
  await assertOpen(ctx, conversation);
}
