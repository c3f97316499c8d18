import { unscopedListMovements } from "#domains/inventory/server/list-movements.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/**
 * The stock changes of one of the caller's products: 50 per call, newest first; `before` is the `next` of the
 * previous page. For vendors.
 */
export async function listStockMovements(ctx: SignedInCtx, input: { productId: string; before?: number }) {
  const product = await readProduct(ctx.db, isOwn(ownVendorId(ctx), input.productId));
  return unscopedListMovements(ctx, product.id, input.before);
}
