import { eq } from "drizzle-orm";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrder } from "./get-order.ts";
import { cancelWhole } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { orders } from "./tables.ts";

/**
 * Cancels a parcel of the caller's own order until it is dispatched: everything paid for it is refunded and
 * restocked. A repeated request counts once. CONFLICT when it is on its way; NOT_FOUND for any other. For any
 * signed-in user.
 */
export async function cancelParcelAsBuyer(
  ctx: SignedInCtx,
  input: { parcelId: string; requestId: string },
): Promise<OrderDetail> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, eq(orders.userId, tx.caller.userId));
    await cancelWhole(tx, locked, { ...input, body: input, actor: "buyer", reason: "", restocks: true });
    return locked.order.id;
  });
  return getOrder(ctx, { orderId });
}
