import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { orderItems, parcels } from "./tables.ts";

export type ParcelWithLines = typeof parcels.$inferSelect & { lines: (typeof orderItems.$inferSelect)[] };

/** An order's parcels with their lines, in a fixed order. The caller has checked whose order it is. */
export async function unscopedListParcels(db: Db, orderId: string): Promise<ParcelWithLines[]> {
  const [found, lines] = await Promise.all([
    db
      .select()
      .from(parcels)
      .where(eq(parcels.orderId, orderId))
      .orderBy(asc(parcels.createdAt), asc(parcels.id)),
    db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.productName), asc(orderItems.id)),
  ]);
  return found.map((parcel) => ({ ...parcel, lines: lines.filter((line) => line.parcelId === parcel.id) }));
}
