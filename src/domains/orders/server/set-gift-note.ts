import { and, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orders } from "./tables.ts";

/**
 * Changes whether the caller's order is a gift, and its note, while it waits for its payment; in the caller's transaction.
 * `giftNote`: null for no gift.
 */
export async function setGiftNote(
  { db, caller }: SignedInCtx,
  orderId: string,
  giftNote: string | null,
): Promise<void> {
  await db
    .update(orders)
    .set({ giftNote })
    .where(and(eq(orders.id, orderId), eq(orders.userId, caller.userId), eq(orders.status, "pending")));
}
