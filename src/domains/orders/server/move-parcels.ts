import { and, eq, inArray, sql } from "drizzle-orm";
import { type OrderStatus, type ParcelActor, parcelMoves } from "#domains/orders/order-life.ts";
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
  const from = parcelMoves
    .filter((move) => move.to === to && move.from !== to)
    .filter((move) => (move.by as readonly ParcelActor[]).includes(actor))
    .map((move) => move.from);
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

/** Records when an order was paid and the ship-by day of each parcel, in the caller's transaction. */
export async function markOrderPaid(
  { db, clock }: Pick<Infra, "db" | "clock">,
  orderId: string,
): Promise<void> {
  const paidAt = clock.now();
  await db.update(orders).set({ paidAt }).where(eq(orders.id, orderId));
  const handlingDays = sql`coalesce((select ${shippingProfiles.handlingDays} from ${shippingProfiles}
    where ${shippingProfiles.vendorId} = ${parcels.vendorId}), ${usualHandlingDays})`;
  await db
    .update(parcels)
    .set({ shipBy: sql`${paidAt.toISOString()}::timestamptz + make_interval(days => ${handlingDays})` })
    .where(eq(parcels.orderId, orderId));
}
