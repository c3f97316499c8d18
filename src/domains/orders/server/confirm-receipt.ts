import { and, eq, isNull } from "drizzle-orm";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrder } from "./get-order.ts";
import { availableAt } from "./internal/available-at.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { moveParcel } from "./internal/move-parcel.ts";
import { orders, parcels } from "./tables.ts";

/**
 * The buyer says that a parcel of their own has arrived: it is delivered, and its money can be paid out soon. A
 * repeated request counts once. CONFLICT before it was dispatched; NOT_FOUND for any other. For any signed-in user.
 */
export async function confirmReceipt(ctx: SignedInCtx, input: { parcelId: string }): Promise<OrderDetail> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, eq(orders.userId, tx.caller.userId));
    const { parcel } = locked;
    if (parcel.receivedAt) return parcel.orderId;
    const change = { receivedAt: tx.clock.now(), availableAt: await availableAt(tx, locked, "received") };
    if (parcel.status === "shipped") await moveParcel(tx, locked, "deliver", "buyer", change);
    else if (parcel.status === "delivered")
      await tx.db
        .update(parcels)
        .set(change)
        .where(and(eq(parcels.id, parcel.id), isNull(parcels.receivedAt)));
    else throw new AppError("CONFLICT");
    return parcel.orderId;
  });
  return getOrder(ctx, { orderId });
}
