import { productBounds, type stockReasons } from "#domains/catalogue/product-bounds.ts";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { lockProduct } from "./internal/lock-product.ts";

type Move = {
  productId: string;
  delta: number;
  reason: (typeof stockReasons)[number];
  seenQuantity?: number | undefined;
};

/**
 * Changes the stock of one of the caller's products by an amount, with its reason; at once. Relative, so that a
 * concurrent sale is not undone. STOCK_PROMISED with the numbers if it would go below what is held, BAD_REQUEST above
 * a million, CONFLICT if it is no longer what was seen, where that is said. For vendors.
 */
export async function adjustStock(ctx: SignedInCtx, { productId, delta, reason, seenQuantity }: Move) {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockProduct(ctx, vendorId, productId);
    const stock = await moveStock(ctx, { productId, delta, reason });
    if (seenQuantity !== undefined && stock.stockQuantity - delta !== seenQuantity)
      throw new AppError("CONFLICT");
    if (stock.stockQuantity > productBounds.stockQuantity[1])
      throw new AppError("BAD_REQUEST", { issues: [{ path: "delta", message: "too much" }] });
    await publishVendorEvent(ctx, {
      vendorId,
      type: "stock.changed",
      payload: { productId, delta, ...stock },
    });
    return stock;
  });
}
