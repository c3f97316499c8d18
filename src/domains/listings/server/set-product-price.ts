import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { announceChange } from "./internal/announce-change.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { products } from "./tables.ts";

type Input = { productId: string; priceCents: number; seenCents: number };

/**
 * Sets the price of one of the caller's products, in cents; at once (R38). CONFLICT if it is no longer what was seen. For vendors.
 */
export function setProductPrice(
  ctx: SignedInCtx,
  { productId, priceCents, seenCents }: Input,
): Promise<{ priceCents: number }> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (tx) => {
    const product = await lockProduct(tx, vendorId, productId);
    if (product.priceCents !== seenCents) throw new AppError("CONFLICT");
    if (priceCents === seenCents) return { priceCents };
    await tx.db
      .update(products)
      .set({ priceCents, updatedAt: tx.clock.now() })
      .where(eq(products.id, productId));
    await announceChange(tx, { vendorId, productId });
    return { priceCents };
  });
}
