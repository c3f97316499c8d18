import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** Deletes the caller's wishlist, in the caller's transaction. */
export async function eraseWishlist({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(wishlist).where(eq(wishlist.userId, caller.userId));
}
