import { randomUUID } from "node:crypto";
import { and, eq, isNull, or } from "drizzle-orm";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mayInShop } from "#kernel/permissions.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { cleanImage } from "#platform/storage/clean-image.ts";
import { baseOf } from "./internal/picture-files.ts";
import { problemPictures } from "./tables.ts";

const mostUnsent = 30;

type Input = { parcelId: string; bytes: Uint8Array };

/**
 * Re-encodes a picture for a problem of a parcel that the caller bought or sold and stores it, without metadata; nobody else sees it until it
 * is sent. What is not sent is deleted after a day. NOT_FOUND for others' parcels, CONFLICT with thirty that were not sent;
 * IMAGE_TOO_LARGE, IMAGE_FORMAT, IMAGE_DAMAGED or IMAGE_PIXELS if it can't be accepted. For any signed-in user.
 */
export async function storeProblemPicture(ctx: SignedInCtx, { parcelId, bytes }: Input) {
  await assertSide(ctx, parcelId);
  const { webp, width, height } = await cleanImage(bytes);
  const picture = { id: randomUUID(), width, height };
  // The row before the file: whatever fails, the job that deletes what was not sent finds both.
  await inTransaction(ctx, async (tx) => {
    await assertSide(tx, parcelId);
    const { userId: uploaderId } = tx.caller;
    const isUnsent = and(eq(problemPictures.uploaderId, uploaderId), isNull(problemPictures.eventId));
    if ((await tx.db.$count(problemPictures, isUnsent)) >= mostUnsent) throw new AppError("CONFLICT");
    await tx.db
      .insert(problemPictures)
      .values({ ...picture, parcelId, uploaderId, createdAt: tx.clock.now() });
  });
  await ctx.storage.write(`${baseOf(picture.id)}.webp`, webp, "image/webp");
  return picture;
}

async function assertSide({ db, caller }: SignedInCtx, parcelId: string): Promise<void> {
  const { userId, vendor } = caller;
  const isShop = vendor?.isApproved && mayInShop(caller, "parcels.manage");
  const [own] = await db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(parcels.id, parcelId),
        or(eq(orders.userId, userId), isShop ? eq(parcels.vendorId, vendor.id) : undefined),
      ),
    );
  if (!own) throw new AppError("NOT_FOUND");
}
