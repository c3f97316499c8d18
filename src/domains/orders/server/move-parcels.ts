import { and, eq, inArray, sql } from "drizzle-orm";
import {
  canMoveParcel,
  type OrderStatus,
  orderStatuses,
  type ParcelActor,
} from "#domains/orders/order-life.ts";
import { shippingProfiles } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { orders, parcels } from "./tables.ts";

/**
 * Moves those of an order's parcels that the life table lets this actor move, in the caller's transaction. Returns
 * how many moved.
 */
export async function moveParcels(
  { db }: Pick<Infra, "db">,
  orderId: string,
  to: OrderStatus,
  actor: ParcelActor,
): Promise<number> {
  const from = orderStatuses.filter((status) => canMoveParcel(status, to, actor));
  const moved = await db
    .update(parcels)
    .set({ status: to })
    .where(and(eq(parcels.orderId, orderId), inArray(parcels.status, from)))
    .returning({ id: parcels.id });
  return moved.length;
}

/**
 * Locks an order's row until the caller's transaction ends; undefined if there is none. Always locked before its
 * parcels, which prevents deadlocks.
 */
export async function lockOrder(
  { db }: Pick<Infra, "db">,
  orderId: string,
): Promise<typeof orders.$inferSelect | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order;
}

const usualHandlingDays = 3;

/**
 * Records when an order was paid, passes its waiting parcels to their vendors and sets the ship-by day of each, in the
 * caller's transaction.
 */
export async function markOrderPaid(
  { db, clock }: Pick<Infra, "db" | "clock">,
  orderId: string,
): Promise<void> {
  const paidAt = clock.now();
  const handlingDays = sql`coalesce((select ${shippingProfiles.handlingDays} from ${shippingProfiles}
    where ${shippingProfiles.vendorId} = ${parcels.vendorId}), ${usualHandlingDays})`;
  const from = orderStatuses.filter((status) => canMoveParcel(status, "processing", "payment"));
  const paid = db
    .$with("paid")
    .as(db.update(orders).set({ paidAt }).where(eq(orders.id, orderId)).returning({ id: orders.id }));
  await db
    .with(paid)
    .update(parcels)
    .set({
      shipBy: sql`${paidAt.toISOString()}::timestamptz + make_interval(days => ${handlingDays})`,
      status: sql`case when ${inArray(parcels.status, from)} then 'processing' else ${parcels.status} end`,
    })
    .where(eq(parcels.orderId, orderId));
}
