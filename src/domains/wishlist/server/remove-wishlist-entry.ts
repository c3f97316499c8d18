import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { changeWishlist } from "./internal/change-wishlist.ts";
import { wishlist } from "./tables.ts";

/** Removes one of the caller's entries by its id. NOT_FOUND, also for another user's. For any signed-in user. */
export function removeWishlistEntry(ctx: SignedInCtx, { entryId }: { entryId: string }) {
  return changeWishlist(ctx, async (tx) => {
    const removed = await tx.db
      .delete(wishlist)
      .where(and(eq(wishlist.id, entryId), eq(wishlist.userId, ctx.caller.userId)))
      .returning({ id: wishlist.id });
    if (removed.length === 0) throw new AppError("NOT_FOUND");
  });
}
