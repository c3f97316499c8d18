import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getShop } from "./get-shop.ts";
import { shippingProfiles } from "./tables.ts";

/**
 * Sets delivery rates, in cents, and the days until dispatch; existing orders keep theirs. NOT_FOUND if the shop was
 * just deleted. For vendors.
 */
export function updateShipping(ctx: SignedInCtx, input: ShopView["shipping"]): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    const { id: vendorId } = await getShop(tx);
    await tx.db
      .insert(shippingProfiles)
      .values({ vendorId, ...input })
      .onConflictDoUpdate({ target: shippingProfiles.vendorId, set: input });
    return getShop(tx);
  });
}
