import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnOrder, type PurchaseView, viewPurchase } from "./purchase-view.ts";
import { abandonPurchase } from "./settle-purchase.ts";

/**
 * Cancels an unpaid purchase and releases its stock; one that was paid meanwhile stays paid. For its buyer; NOT_FOUND
 * otherwise.
 */
export async function cancelSession(ctx: SignedInCtx, input: { orderId: string }): Promise<PurchaseView> {
  const order = await getOwnOrder(ctx, input.orderId);
  if (order.status === "pending") await abandonPurchase(ctx, order.id);
  return viewPurchase(ctx, order.id);
}
