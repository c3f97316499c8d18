import { randomUUID } from "node:crypto";
import type { ReviewPicture } from "#domains/reviews/review-shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cleanImage } from "#platform/storage/clean-image.ts";
import { writePicture } from "./internal/picture-files.ts";
import { reviewPictures } from "./tables.ts";

/**
 * Re-encodes a picture for a review and stores it, without metadata; nobody else sees it until the review is published. What is
 * not used is deleted after a day. IMAGE_TOO_LARGE, IMAGE_FORMAT, IMAGE_DAMAGED or IMAGE_PIXELS if it can't be accepted. For any signed-in
 * user.
 */
export async function storeReviewPicture(ctx: SignedInCtx, bytes: Uint8Array): Promise<ReviewPicture> {
  const { webp, width, height } = await cleanImage(bytes);
  const picture = { id: randomUUID(), width, height };
  // The row before the file: whatever fails, the job that deletes what was not used finds both.
  await ctx.db
    .insert(reviewPictures)
    .values({ ...picture, userId: ctx.caller.userId, createdAt: ctx.clock.now() });
  await writePicture(ctx.storage, picture.id, webp);
  return picture;
}
