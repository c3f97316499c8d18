import { notifyAll } from "#domains/notifications/server/notify.ts";
import { orderChanged } from "#domains/orders/events.ts";
import type { LivePublication } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Sale } from "../read-sale.ts";

/** Notifies the buyer of a paid order, and the vendors of their parcels in it; in the caller's transaction, with what else their screens hear. */
export async function notifySale(
  tx: Infra,
  { order, parcels }: Sale,
  live: readonly LivePublication[],
): Promise<void> {
  const { number } = order;
  const sold = parcels.filter(({ status }) => status !== "cancelled");
  const concerned = [order.userId, ...parcels.flatMap(({ seller }) => seller.teamIds)];
  await notifyAll(
    tx,
    [
      { userId: order.userId, kind: "orderPaid", subjectId: order.id, params: { number } },
      ...sold.map(({ id, goodsCents: cents, seller }) => ({
        userId: seller.owner.id,
        kind: "parcelSold" as const,
        subjectId: id,
        params: { number, cents },
      })),
    ],
    [...concerned.map((userId) => ({ userId, event: orderChanged, id: order.id })), ...live],
  );
}
