import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { claimPlaces } from "./claim-places.ts";
import { addProduct } from "./internal/add-product.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";
import { contentOf } from "./product-content.ts";

/**
 * Submits a copy of one of the caller's products, without stock. It waits for approval like any new one and can be
 * edited meanwhile. PLAN_LIMIT_REACHED at the limit. For vendors.
 */
export async function duplicateProduct(ctx: SignedInCtx, input: { productId: string }): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await claimPlaces(ctx, vendorId, 1);
    const original = await readProduct(ctx.db, isOwn(vendorId, input.productId));
    const { priceCents, mostUnits } = original;
    const copy = { vendorId, content: contentOf(original), priceCents, mostUnits, stockQuantity: 0 };
    const productId = await addProduct(ctx, copy);
    return readProduct(ctx.db, isOwn(vendorId, productId));
  });
}
