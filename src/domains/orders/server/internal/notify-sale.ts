import { notifyAll } from "#domains/notifications/server/notify.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Sale } from "../read-sale.ts";

/** Notifies the buyer of a paid order, and the vendors of their parcels in it; in the caller's transaction. */
export async function notifySale(tx: Infra, { order, parcels }: Sale): Promise<void> {
  const { number } = order;
  const sold = parcels.filter(({ status }) => status !== "cancelled");
  await notifyAll(tx, [
    { userId: order.userId, kind: "orderPaid", subjectId: order.id, params: { number } },
    ...sold.map(({ id, goodsCents: cents, seller }) => ({
      userId: seller.owner.id,
      kind: "parcelSold" as const,
      subjectId: id,
      params: { number, cents },
    })),
  ]);
}
