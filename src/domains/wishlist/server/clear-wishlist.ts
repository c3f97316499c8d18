import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { changeWishlist } from "./internal/change-wishlist.ts";
import { wishlist } from "./tables.ts";

/** Empties the caller's wishlist. For any signed-in user. */
export function clearWishlist(ctx: SignedInCtx) {
  return changeWishlist(ctx, async (tx) => {
    await tx.db.delete(wishlist).where(eq(wishlist.userId, ctx.caller.userId));
  });
}
