import { eq } from "drizzle-orm";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Outside = { id: string; orderId: string; cents: number };

/**
 * Notifies the buyer and the vendors of an order of a refund made at the card provider, in the caller's transaction: that
 * it was found, or that the platform bears what is left of it. What is assigned to a parcel is announced as its refund.
 */
export async function notifyOutsideRefund(
  tx: Infra,
  news: "Found" | "Borne",
  { id, orderId, cents }: Outside,
): Promise<void> {
  const concerned = await tx.db
    .select({ buyerId: orders.userId, number: orders.number, parcelId: parcels.id, ownerId: vendors.userId })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(eq(orders.id, orderId));
  const { buyerId, number } = concerned[0]!;
  const about = { event: id, params: { number, cents } };
  await notifyAll(tx, [
    { ...about, userId: buyerId, kind: `refund${news}`, subjectId: orderId },
    ...concerned.map(({ ownerId: userId, parcelId: subjectId }) => ({
      ...{ ...about, userId, subjectId },
      kind: `saleRefund${news}` as const,
    })),
  ]);
}
