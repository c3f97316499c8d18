import type { NewProductInput, OwnProduct } from "#domains/catalogue/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addProduct } from "./internal/add-product.ts";
import { checkContent } from "./internal/check-content.ts";
import { claimPlaces } from "./internal/claim-place.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/**
 * Hands in a new product of the caller's shop, which waits for approval and takes a place of the plan meanwhile. Price in
 * cents, weight in grams. PLAN_LIMIT_REACHED without room, BAD_REQUEST for fields that don't fit together or pictures
 * that are not the shop's own. For vendors.
 */
export async function createProduct(ctx: SignedInCtx, input: NewProductInput): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await claimPlaces(ctx, vendorId, 1);
    const content = await checkContent(ctx.db, vendorId, input);
    const { priceCents, stockQuantity } = input;
    const productId = await addProduct(ctx, { vendorId, content, priceCents, stockQuantity });
    return readProduct(ctx.db, isOwn(vendorId, productId));
  });
}
