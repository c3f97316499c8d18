import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { orders, parcels, refunds } from "../tables.ts";

const { shippingAddress, giftNote } = orders;

/** An address without what names a person; country and state stay for the books. */
const blankAddress = sql`'{"fullName": "", "phone": "", "line1": "", "line2": null, "city": "", "postalCode": null}'::jsonb
  || jsonb_build_object('state', ${shippingAddress} -> 'state', 'country', ${shippingAddress} -> 'country')`;

/** A gift stays one, without its words. */
const blankNote = sql`case when ${giftNote} is not null then '' end`;

/** What an order no longer says of its buyer once it is anonymous. */
export const blankOrder = { shippingAddress: blankAddress, giftNote: blankNote };

/** Removes tracking numbers and reasons, which may name the buyer, from the orders that a query selects. */
export async function blankParcels(db: Db, orderIds: string[] | ReturnType<typeof selectIds>): Promise<void> {
  await db
    .update(parcels)
    .set({ trackingNumber: null, cancelReason: null })
    .where(inArray(parcels.orderId, orderIds));
  await db.update(refunds).set({ reason: "" }).where(inArray(refunds.orderId, orderIds));
}

export const selectIds = (db: Db, where: SQL) => db.select({ id: orders.id }).from(orders).where(where);
