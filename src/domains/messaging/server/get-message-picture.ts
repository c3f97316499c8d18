import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { ImageFile } from "#platform/storage/images.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { type PictureSize, readPicture } from "./internal/picture-files.ts";
import { conversations, messagePictures, messages } from "./tables.ts";

type Input = { pictureId: string } & PictureSize;

/**
 * A picture of a message in one of the caller's conversations, in one of its widths and formats; one that is not sent yet
 * only for who uploaded it, and one of a removed message for no one. NOT_FOUND for any other. For any signed-in user.
 */
export async function getMessagePicture(ctx: SignedInCtx, { pictureId, ...size }: Input): Promise<ImageFile> {
  const [picture] = await ctx.db
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .innerJoin(conversations, eq(conversations.id, messagePictures.conversationId))
    .leftJoin(messages, eq(messages.id, messagePictures.messageId))
    .where(
      and(
        eq(messagePictures.id, pictureId),
        or(isOwnAs("buyer", ctx), isOwnAs("vendor", ctx)),
        or(isNotNull(messagePictures.messageId), eq(messagePictures.uploaderId, ctx.caller.userId)),
        isNull(messages.removedContent),
      ),
    );
  const file = picture && (await readPicture(ctx.storage, picture.id, size));
  if (!file) throw new AppError("NOT_FOUND");
  return file;
}

/** Any message's picture. The caller has checked who may see it. */
export async function unscopedGetPicture(
  { storage }: Pick<SignedInCtx, "storage">,
  { pictureId, ...size }: Input,
): Promise<ImageFile> {
  const file = await readPicture(storage, pictureId, size);
  if (!file) throw new AppError("NOT_FOUND");
  return file;
}
