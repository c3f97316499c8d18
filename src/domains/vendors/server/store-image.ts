import { AppError } from "#kernel/errors.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";
import { cleanImage } from "#platform/storage/clean-image.ts";
import { writeImage } from "#platform/storage/images.ts";
import { vendorImages } from "./tables.ts";

export type StoredImage = { url: string; width: number; height: number };

/**
 * Re-encodes and stores a vendor's picture; the same picture again gives the same address. IMAGE_TOO_LARGE,
 * IMAGE_FORMAT, IMAGE_DAMAGED or IMAGE_PIXELS if it can't be accepted. For vendors.
 */
export async function storeImage(ctx: SignedInCtx, bytes: Uint8Array): Promise<StoredImage> {
  const { vendor } = ctx.caller;
  if (!vendor) throw new AppError("FORBIDDEN");
  return unscopedStoreImage(ctx, vendor.id, bytes);
}

/** The same for a vendor whom the caller has checked. */
export async function unscopedStoreImage(
  { db, storage }: Pick<Infra, "db" | "storage">,
  vendorId: string,
  bytes: Uint8Array,
): Promise<StoredImage> {
  const { webp, width, height } = await cleanImage(bytes);
  const url = await writeImage(storage, webp);
  await db
    .insert(vendorImages)
    .values({ vendorId, url, width, height, byteSize: webp.byteLength })
    .onConflictDoNothing();
  return { url, width, height };
}
