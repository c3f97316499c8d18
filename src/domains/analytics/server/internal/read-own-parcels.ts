import { and, asc, desc, eq, inArray, isNotNull, sql, sum } from "drizzle-orm";
import type { VendorOverview } from "#domains/analytics/contract.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";

const latest = 5;

/** Parcels waiting for their vendor, and those past their promised day. */
export async function readOpenParcels(
  db: Db,
  vendorId: string,
  now: Date,
): Promise<Pick<VendorOverview, "parcelsToShip" | "lateParcels">> {
  const [row] = await db
    .select({
      parcelsToShip: sql<number>`count(*)`.mapWith(Number),
      lateParcels: sql<number>`count(*) filter (where ${parcels.shipBy} < ${now.toISOString()})`.mapWith(
        Number,
      ),
    })
    .from(parcels)
    .where(and(eq(parcels.vendorId, vendorId), sql`${parcels.status} = 'processing'`));
  return row!;
}

/** The vendor's five latest paid parcels, with their goods in cents. */
export async function listLatestParcels(db: Db, vendorId: string): Promise<VendorOverview["latestParcels"]> {
  const found = await db
    .select({
      id: parcels.id,
      orderNumber: orders.number,
      status: parcels.status,
      goodsCents: parcels.goodsCents,
      placedAt: parcels.createdAt,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.vendorId, vendorId), isNotNull(orders.paidAt)))
    // In the index's order, including its nulls clause, without which it would not be used.
    .orderBy(desc(parcels.createdAt), asc(parcels.id))
    .limit(latest);
  const units = await db
    .select({ parcelId: orderItems.parcelId, units: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .where(
      inArray(
        orderItems.parcelId,
        found.map(({ id }) => id),
      ),
    )
    .groupBy(orderItems.parcelId);
  const unitsOf = new Map(units.map((row) => [row.parcelId, row.units]));
  return found.map(({ placedAt, ...parcel }) => ({
    ...parcel,
    unitCount: unitsOf.get(parcel.id) ?? 0,
    placedAt: placedAt.toISOString(),
  }));
}
