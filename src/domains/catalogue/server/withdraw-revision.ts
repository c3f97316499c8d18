import type { OwnProduct } from "#domains/catalogue/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { endRevisions } from "./internal/end-revisions.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";

/** Takes back the edit of one of the caller's products that waits, or was rejected; what is on sale stays. For vendors. */
export async function withdrawRevision(ctx: SignedInCtx, input: { productId: string }): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    const product = await lockProduct(ctx, vendorId, input.productId);
    await endRevisions(ctx, product.id);
    return readProduct(ctx.db, isOwn(vendorId, product.id));
  });
}
