import type { NewProductInput, OwnProduct } from "#domains/listings/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { checkContent } from "./check-content.ts";
import { claimPlaces } from "./claim-places.ts";
import { addProduct } from "./internal/add-product.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/**
 * Submits a new product of the caller's shop, which waits for approval and counts toward the plan's limit. Price in
 * cents, weight in grams. PLAN_LIMIT_REACHED at the limit, BAD_REQUEST for inconsistent fields or pictures that are
 * not the shop's own. For vendors.
 */
export async function createProduct(ctx: SignedInCtx, input: NewProductInput): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await claimPlaces(ctx, vendorId, 1);
    const content = await checkContent(ctx.db, vendorId, input);
    const { priceCents, mostUnits, stockQuantity } = input;
    const productId = await addProduct(ctx, { vendorId, content, priceCents, mostUnits, stockQuantity });
    return readProduct(ctx.db, isOwn(vendorId, productId));
  });
}
