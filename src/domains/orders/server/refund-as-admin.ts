import type * as z from "zod";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import type { refundInput } from "#domains/orders/order-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { refundPart } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";

/**
 * Refunds a part of any parcel, at its vendor's cost, who gets a mail; amounts in cents. A repeated request is one
 * refund. NOT_REFUNDABLE above what is left, CONFLICT when it is unpaid or cancelled. For administrators.
 */
export async function refundAsAdmin(ctx: SignedInCtx, input: z.infer<typeof refundInput>): Promise<AnyOrder> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, undefined);
    await refundPart(tx, locked, { ...input, body: input, actor: "admin" });
    return locked.order.id;
  });
  return getOrderAsAdmin(ctx, { orderId });
}
