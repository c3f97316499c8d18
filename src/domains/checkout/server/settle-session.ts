import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnOrder, type PurchaseView, viewPurchase } from "./purchase-view.ts";
import { settlePurchase } from "./settle-purchase.ts";

/**
 * Called by the return page: queries the provider and returns the purchase's state. For its buyer; NOT_FOUND
 * otherwise.
 */
export async function settleSession(ctx: SignedInCtx, input: { orderId: string }): Promise<PurchaseView> {
  const order = await getOwnOrder(ctx, input.orderId);
  if (order.status === "pending") await settlePurchase(ctx, order.id);
  return viewPurchase(ctx, order.id);
}
