import { count, eq, sql } from "drizzle-orm";
import { maxWishlistItems } from "#domains/wishlist/contract.ts";
import { wishlistChanged } from "#domains/wishlist/events.ts";
import { listWishlist } from "#domains/wishlist/server/list-wishlist.ts";
import { wishlist } from "#domains/wishlist/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/**
 * Serializes changes of the caller's wishlist, so that two devices can't both take the last slot, and returns the
 * resulting list. Notifies their other screens at commit.
 */
export function changeWishlist(ctx: SignedInCtx, change: (tx: SignedInCtx) => Promise<void>) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist:${userId}`}, 0))`);
    await change(tx);
    await publishLive(tx.db, userId, wishlistChanged);
    return listWishlist(tx);
  });
}

/** Checked after adding: an excess is rolled back with the transaction. WISHLIST_FULL. */
export async function assertBelowLimit({ db, caller }: SignedInCtx): Promise<void> {
  const [mine] = await db.select({ count: count() }).from(wishlist).where(eq(wishlist.userId, caller.userId));
  if (mine!.count > maxWishlistItems) throw new AppError("WISHLIST_FULL");
}
