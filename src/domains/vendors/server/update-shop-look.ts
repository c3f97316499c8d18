import { and, eq } from "drizzle-orm";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getShop } from "./get-shop.ts";
import { vendorImages, vendors } from "./tables.ts";

/**
 * Sets the caller's logo, one of their uploaded pictures (BAD_REQUEST otherwise), and their page's color, if the plan
 * includes custom colors (FORBIDDEN otherwise). NOT_FOUND if the shop was just deleted. For vendors.
 */
export function updateShopLook(
  ctx: SignedInCtx,
  { logoUrl, brandColor }: { logoUrl: string | null; brandColor: string | null },
): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    const shop = await getShop(tx);
    if (logoUrl !== null && logoUrl !== shop.logoUrl) await assertOwnImage(tx, shop.id, logoUrl);
    if (brandColor !== null && brandColor !== shop.brandColor && !shop.hasOwnColours)
      throw new AppError("FORBIDDEN");
    await tx.db
      .update(vendors)
      .set({ logoUrl, brandColor })
      .where(eq(vendors.id, ownVendorId(tx)));
    return getShop(tx);
  });
}

async function assertOwnImage({ db }: SignedInCtx, vendorId: string, url: string): Promise<void> {
  const count = await db.$count(
    vendorImages,
    and(eq(vendorImages.vendorId, vendorId), eq(vendorImages.url, url)),
  );
  if (count === 0) throw new AppError("BAD_REQUEST", { issues: [{ path: "logoUrl", message: "not_yours" }] });
}
