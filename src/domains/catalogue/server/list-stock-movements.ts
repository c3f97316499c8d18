import { unscopedListMovements } from "#domains/inventory/server/list-movements.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/** Why the stock of one of the caller's products is what it is: 50 changes a call, newest first; `before` is the `next` of the page before. For vendors. */
export async function listStockMovements(ctx: SignedInCtx, input: { productId: string; before?: number }) {
  const product = await readProduct(ctx.db, isOwn(ownVendorId(ctx), input.productId));
  return unscopedListMovements(ctx, product.id, input.before);
}
