import type * as z from "zod";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import type { refundInput } from "#domains/orders/order-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { reckonPart } from "./internal/cancel-whole.ts";
import { refundForAdmin } from "./internal/decide-refund.ts";
import { findRefundOf } from "./internal/find-refund-of.ts";
import { isLargeRefund } from "./internal/is-large-refund.ts";
import { canRefund, lockParcel } from "./internal/lock-parcel.ts";

/**
 * Refunds a part of any parcel, at its vendor's cost, who gets a mail; amounts in cents. Above the threshold within a day, it
 * waits for a second administrator instead. A repeated request is one refund. NOT_REFUNDABLE above what is left, CONFLICT when it
 * is unpaid or cancelled, or a refund of it waits. For administrators.
 */
export async function refundAsAdmin(ctx: SignedInCtx, input: z.infer<typeof refundInput>): Promise<AnyOrder> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, undefined);
    const { order, vendor } = locked;
    const isKnown = await findRefundOf(tx, input.parcelId, { ...input, body: input });
    const amountCents = isKnown || !canRefund(locked) ? 0 : reckonPart(locked, input);
    if (!(await isLargeRefund(tx, input.parcelId, amountCents)) || amountCents === 0)
      await refundForAdmin(tx, locked, input);
    else
      await requestApproval(tx, {
        ...{ action: "parcel.refund", subject: { kind: "parcel", id: input.parcelId }, amountCents, input },
        ...{ ownerId: vendor.ownerId, reason: input.reason, requestId: input.requestId },
        facts: { vendor: vendor.companyName, order: order.number, orderId: order.id },
      });
    return order.id;
  });
  return getOrderAsAdmin(ctx, { orderId });
}
