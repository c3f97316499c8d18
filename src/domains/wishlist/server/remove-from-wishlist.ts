import { and, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { changeWishlist } from "./internal/change-wishlist.ts";
import { wishlist } from "./tables.ts";

/** Removes a product from the caller's wishlist; a missing one is no error. For any signed-in user. */
export function removeFromWishlist(ctx: SignedInCtx, { productId }: { productId: string }) {
  return changeWishlist(ctx, async (tx) => {
    await tx.db
      .delete(wishlist)
      .where(and(eq(wishlist.userId, ctx.caller.userId), eq(wishlist.productId, productId)));
  });
}
