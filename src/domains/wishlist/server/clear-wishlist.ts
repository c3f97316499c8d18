import { eq } from "drizzle-orm";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** Empties the caller's wishlist. For any signed-in person. */
export function clearWishlist(ctx: SignedInCtx): Promise<{ items: [] }> {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    await tx.db.delete(wishlist).where(eq(wishlist.userId, userId));
    await publishLive(tx.db, userId, { type: "wishlist" });
    return { items: [] };
  });
}
