import { and, eq, isNotNull, or, type SQL } from "drizzle-orm";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mayAsAdmin, mayInShop } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findPrivateImage, type ImageFile, type ImageSize } from "#platform/storage/images.ts";
import { baseOf } from "./internal/picture-files.ts";
import { problemPictures } from "./tables.ts";

type Input = { pictureId: string } & ImageSize;

/**
 * A picture of a problem in one of its widths and formats, for the parcel's buyer and its shop, and for administrators who see
 * orders; one that is not sent yet only for who uploaded it. NOT_FOUND for any other. For any signed-in user.
 */
export async function getProblemPicture(ctx: SignedInCtx, { pictureId, ...size }: Input): Promise<ImageFile> {
  const isOwnUpload = eq(problemPictures.uploaderId, ctx.caller.userId);
  const [picture] = await ctx.db
    .select({ id: problemPictures.id })
    .from(problemPictures)
    .innerJoin(parcels, eq(parcels.id, problemPictures.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(problemPictures.id, pictureId),
        or(isOwnUpload, and(isNotNull(problemPictures.eventId), seenBy(ctx))),
      ),
    );
  const file = picture && (await findPrivateImage(ctx.storage, baseOf(picture.id), size));
  if (!file) throw new AppError("NOT_FOUND");
  return file;
}

function seenBy({ caller }: SignedInCtx): SQL | undefined {
  if (mayAsAdmin(caller, "orders.read")) return undefined;
  const { userId, vendor } = caller;
  const isShop = vendor?.isApproved && mayInShop(caller, "refunds.manage");
  return or(eq(orders.userId, userId), isShop ? eq(parcels.vendorId, vendor.id) : undefined);
}
