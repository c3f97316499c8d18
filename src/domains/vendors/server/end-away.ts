import { eq } from "drizzle-orm";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getShop } from "./get-shop.ts";
import { vendors } from "./tables.ts";

/**
 * Ends the caller's current or planned absence: their products can be bought from now on. NOT_FOUND if the shop was
 * just deleted. For vendors.
 */
export function endAway(ctx: SignedInCtx): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .update(vendors)
      .set({ awayFrom: null, awayUntil: null })
      .where(eq(vendors.id, ownVendorId(tx)));
    return getShop(tx);
  });
}
