import { eq } from "drizzle-orm";
import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { assertPlaces, claimPlaces } from "./claim-places.ts";
import { announceChange } from "./internal/announce-change.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";
import { products } from "./tables.ts";

/**
 * Activates or deactivates one of the caller's products; at once (R38). For an unapproved one it is only stored; where it waits, it has its
 * place already, unless the plan is over its limit.
 * PLAN_LIMIT_REACHED if activating exceeds the limit. For vendors.
 */
export async function setProductActive(
  ctx: SignedInCtx,
  { productId, isActive }: { productId: string; isActive: boolean },
): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    // The shop is always locked first, which prevents deadlocks.
    await claimPlaces(ctx, vendorId, 0);
    const product = await lockProduct(ctx, vendorId, productId);
    if (product.isActive !== isActive) {
      if (isActive && product.isApproved) await claimPlaces(ctx, vendorId, 1);
      if (isActive && !product.isApproved && !product.rejectedAt) await assertPlaces(ctx, vendorId, 0);
      await ctx.db
        .update(products)
        .set({ isActive, updatedAt: ctx.clock.now() })
        .where(eq(products.id, productId));
      await announceChange(ctx, { vendorId, productId });
    }
    return readProduct(ctx.db, isOwn(vendorId, productId));
  });
}
