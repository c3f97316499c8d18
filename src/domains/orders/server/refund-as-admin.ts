import type * as z from "zod";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import type { refundInput } from "#domains/orders/order-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { refundPart } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";

/**
 * Gives a part of anybody's parcel back to its buyer, at the cost of its vendor, who is mailed; amounts in cents. The same request
 * twice is one refund. NOT_REFUNDABLE beyond what is left, CONFLICT when it is unpaid or cancelled. For administrators.
 */
export async function refundAsAdmin(ctx: SignedInCtx, input: z.infer<typeof refundInput>): Promise<AnyOrder> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const locked = await lockParcel(tx, input.parcelId, undefined);
    await refundPart(tx, locked, { ...input, actor: "admin" });
    return locked.order.id;
  });
  return getOrderAsAdmin(ctx, { orderId });
}
