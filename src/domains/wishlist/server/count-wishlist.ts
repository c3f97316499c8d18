import { count, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** The number of products on the caller's wishlist. For any signed-in user. */
export async function countWishlist({ db, caller }: SignedInCtx): Promise<{ count: number }> {
  const [mine] = await db.select({ count: count() }).from(wishlist).where(eq(wishlist.userId, caller.userId));
  return { count: mine!.count };
}
