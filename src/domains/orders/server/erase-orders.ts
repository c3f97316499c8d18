import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { blankOrder, blankParcels, selectIds } from "./internal/blank-orders.ts";
import { orders } from "./tables.ts";

/**
 * Anonymizes the caller's orders, in the caller's transaction: name, phone, street, city, postal code, gift
 * note, tracking numbers and reasons are removed, and `heirId` becomes the buyer. Lines, amounts, times, country and state stay for
 * the books.
 */
export async function eraseOrders({ db, caller }: SignedInCtx, heirId: string): Promise<void> {
  const isOwn = eq(orders.userId, caller.userId);
  await blankParcels(db, selectIds(db, isOwn));
  await db
    .update(orders)
    .set({ userId: heirId, ...blankOrder })
    .where(isOwn);
}
