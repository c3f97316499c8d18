import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { endRevisions } from "./end-revisions.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/** Withdraws the pending or rejected edit of one of the caller's products; the version on sale stays. For vendors. */
export async function withdrawRevision(ctx: SignedInCtx, input: { productId: string }): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    const product = await lockProduct(ctx, vendorId, input.productId);
    await endRevisions(ctx, product.id);
    return readProduct(ctx.db, isOwn(vendorId, product.id));
  });
}
