import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/** One of the caller's products in full, with its pending or rejected edit. For vendors. */
export async function getMyProduct(ctx: SignedInCtx, input: { productId: string }): Promise<OwnProduct> {
  return readProduct(ctx.db, isOwn(ownVendorId(ctx), input.productId));
}
