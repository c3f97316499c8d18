import { eq, inArray, sql } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orders, parcels, refunds } from "./tables.ts";

/**
 * Anonymizes the caller's orders, in the caller's transaction: name, phone, street, city, postal code, tracking
 * numbers and reasons are removed, and `heirId` becomes the buyer. Lines, amounts, times, country and state stay for
 * the books.
 */
export async function eraseOrders({ db, caller }: SignedInCtx, heirId: string): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, caller.userId));
  await db
    .update(parcels)
    .set({ trackingNumber: null, cancelReason: null })
    .where(inArray(parcels.orderId, own));
  // A vendor's reason may name the buyer.
  await db.update(refunds).set({ reason: "" }).where(inArray(refunds.orderId, own));
  const address = orders.shippingAddress;
  const blank = sql`'{"fullName": "", "phone": "", "line1": "", "line2": null, "city": "", "postalCode": null}'::jsonb`;
  await db
    .update(orders)
    .set({
      userId: heirId,
      shippingAddress: sql`${blank} || jsonb_build_object('state', ${address} -> 'state', 'country', ${address} -> 'country')`,
    })
    .where(eq(orders.userId, caller.userId));
}
