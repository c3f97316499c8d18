import { and, eq } from "drizzle-orm";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { listWishlist } from "./list-wishlist.ts";
import { wishlist } from "./tables.ts";

/** Removes a product from the caller's wishlist; one that is not there is no error. For any signed-in person. */
export function removeFromWishlist(ctx: SignedInCtx, input: { productId: string }) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .delete(wishlist)
      .where(and(eq(wishlist.userId, userId), eq(wishlist.productId, input.productId)));
    await publishLive(tx.db, userId, { type: "wishlist" });
    return listWishlist(tx);
  });
}
