import type { OwnProduct } from "#domains/catalogue/product-shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/** One of the caller's products, whole, with the edit that waits or was rejected. For vendors. */
export async function getMyProduct(ctx: SignedInCtx, input: { productId: string }): Promise<OwnProduct> {
  return readProduct(ctx.db, isOwn(ownVendorId(ctx), input.productId));
}
