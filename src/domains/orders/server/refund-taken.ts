import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { refundInput } from "#domains/orders/order-shapes.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refundPart } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { parcels } from "./tables.ts";

/**
 * Books a part of a parcel of the order as refunded by the provider's refund of this id, whose money has left already,
 * in the caller's transaction.
 * Returns its total in cents; 0 if the request was repeated. NOT_FOUND for a parcel of another order, NOT_REFUNDABLE
 * above what is left of the parcel.
 */
export async function refundTaken(
  tx: Infra,
  { orderId, providerRefundId }: { orderId: string; providerRefundId: string },
  input: z.infer<typeof refundInput>,
): Promise<number> {
  const locked = await lockParcel(tx, input.parcelId, eq(parcels.orderId, orderId));
  const paid = { paidBy: "outside", providerRefundId } as const;
  const refund = await refundPart(tx, locked, { ...input, ...paid, body: input, actor: "admin" });
  return refund?.totalCents ?? 0;
}
