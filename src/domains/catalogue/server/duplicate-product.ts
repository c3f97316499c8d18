import type { OwnProduct } from "#domains/catalogue/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addProduct } from "./internal/add-product.ts";
import { claimPlaces } from "./internal/claim-place.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { contentOf, isOwn, readProduct } from "./internal/product-view.ts";

/**
 * Hands in a copy of one of the caller's products, without stock. It waits for approval like any new one and can be edited
 * meanwhile. PLAN_LIMIT_REACHED without room. For vendors.
 */
export async function duplicateProduct(ctx: SignedInCtx, input: { productId: string }): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await claimPlaces(ctx, vendorId, 1);
    const original = await readProduct(ctx.db, isOwn(vendorId, input.productId));
    const { priceCents } = original;
    const copy = { vendorId, content: contentOf(original), priceCents, stockQuantity: 0 };
    const productId = await addProduct(ctx, copy);
    return readProduct(ctx.db, isOwn(vendorId, productId));
  });
}
