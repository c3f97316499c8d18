import type * as z from "zod";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import type { cancelInput } from "#domains/orders/order-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { cancelWhole } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";

/**
 * Cancels any parcel that was not dispatched, paid or not, and refunds the rest of its money. CONFLICT when it was
 * dispatched. For administrators.
 */
export async function cancelParcelAsAdmin(
  ctx: SignedInCtx,
  input: z.infer<typeof cancelInput>,
): Promise<AnyOrder> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, undefined);
    await cancelWhole(tx, locked, { ...input, body: input, actor: "admin" });
    return locked.order.id;
  });
  return getOrderAsAdmin(ctx, { orderId });
}
