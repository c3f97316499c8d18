import { eq } from "drizzle-orm";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { parcels, type refunds } from "../tables.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Made = { id: string; totalCents: number; actor: (typeof refunds.$inferSelect)["actor"] };

/**
 * Notifies the buyer of a refund, or of a cancellation with it, and the vendor unless it was the vendor's decision; in
 * the caller's transaction.
 */
export async function notifyRefund(
  tx: Infra,
  { order, parcel, vendor }: LockedParcel,
  refund: Made,
): Promise<void> {
  const [now] = await tx.db.select({ status: parcels.status }).from(parcels).where(eq(parcels.id, parcel.id));
  const isCancelled = now!.status === "cancelled";
  const about = {
    event: refund.id,
    params: { number: order.number, vendor: vendor.companyName, cents: refund.totalCents },
  };
  await notifyAll(tx, [
    {
      ...about,
      userId: order.userId,
      kind: isCancelled ? "parcelCancelled" : "parcelRefunded",
      subjectId: order.id,
    },
    ...(refund.actor === "vendor"
      ? []
      : [
          {
            ...about,
            userId: vendor.ownerId,
            kind: isCancelled ? ("saleCancelled" as const) : ("saleRefunded" as const),
            subjectId: parcel.id,
          },
        ]),
  ]);
}
