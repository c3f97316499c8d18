import { and, eq, or } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { mayAsAdmin } from "#kernel/permissions.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { ImageFile } from "#platform/storage/images.ts";
import { type PictureSize, readPicture } from "./internal/picture-files.ts";
import { reviewPictures, reviews } from "./tables.ts";

type Input = { pictureId: string } & PictureSize;

/**
 * A picture of a published review; of any other only for its author, and for administrators who may see it. NOT_FOUND
 * otherwise. For visitors.
 */
export async function getReviewPicture(ctx: Ctx, { pictureId, ...size }: Input): Promise<ImageFile> {
  const { db, caller } = ctx;
  const isAdmin =
    caller.kind === "person" && caller.session.aal === "aal2" && mayAsAdmin(caller, "moderation.read");
  const [picture] = await db
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .leftJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(
      and(
        eq(reviewPictures.id, pictureId),
        isAdmin
          ? undefined
          : or(
              eq(reviews.isPublished, true),
              caller.kind === "person" ? eq(reviewPictures.userId, caller.userId) : undefined,
            ),
      ),
    );
  const file = picture && (await readPicture(ctx.storage, picture.id, size));
  if (!file) throw new AppError("NOT_FOUND");
  return file;
}
