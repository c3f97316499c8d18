import { eq } from "drizzle-orm";
import type { OwnProduct } from "#domains/catalogue/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { announceChange } from "./internal/announce-change.ts";
import { claimPlaces } from "./internal/claim-place.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";
import { products } from "./tables.ts";

/**
 * Puts one of the caller's products on sale, or takes it off; at once (decision 38). One that is not approved yet only
 * remembers it. PLAN_LIMIT_REACHED where going on sale takes a place that the plan has not. For vendors.
 */
export async function setProductActive(
  ctx: SignedInCtx,
  { productId, isActive }: { productId: string; isActive: boolean },
): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    // The shop is locked first, here as everywhere, so that no two verbs wait for each other.
    await claimPlaces(ctx, vendorId, 0);
    const product = await lockProduct(ctx, vendorId, productId);
    if (product.isActive !== isActive) {
      if (isActive && product.isApproved) await claimPlaces(ctx, vendorId, 1);
      await ctx.db
        .update(products)
        .set({ isActive, updatedAt: ctx.clock.now() })
        .where(eq(products.id, productId));
      await announceChange(ctx, { vendorId, productId });
    }
    return readProduct(ctx.db, isOwn(vendorId, productId));
  });
}
