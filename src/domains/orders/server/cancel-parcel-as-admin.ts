import type * as z from "zod";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import type { cancelInput } from "#domains/orders/order-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { allThatIsLeft, reckonPart } from "./internal/cancel-whole.ts";
import { cancelForAdmin } from "./internal/decide-refund.ts";
import { isLargeRefund } from "./internal/is-large-refund.ts";
import { canRefund, lockParcel } from "./internal/lock-parcel.ts";

/**
 * Cancels any parcel that was not dispatched, paid or not, and refunds the rest of its money. Above the threshold within a day, it
 * waits for a second administrator instead. CONFLICT when it was dispatched, or a cancellation of it waits. For administrators.
 */
export async function cancelParcelAsAdmin(
  ctx: SignedInCtx,
  input: z.infer<typeof cancelInput>,
): Promise<AnyOrder> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, undefined);
    const { order, parcel, vendor } = locked;
    const isPaid = parcel.status === "processing" && canRefund(locked);
    const amountCents = isPaid ? reckonPart(locked, allThatIsLeft(locked)) : 0;
    if (!isPaid || !(await isLargeRefund(tx, parcel.id, amountCents)))
      await cancelForAdmin(tx, locked, input);
    else
      await requestApproval(tx, {
        ...{ action: "parcel.cancel", subject: { kind: "parcel", id: parcel.id }, amountCents, input },
        ...{ ownerId: vendor.ownerId, reason: input.reason, requestId: input.requestId },
        facts: { vendor: vendor.companyName, order: order.number, orderId: order.id },
      });
    return order.id;
  });
  return getOrderAsAdmin(ctx, { orderId });
}
