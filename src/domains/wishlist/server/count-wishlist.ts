import { count, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** How many products the caller's wishlist holds. For any signed-in person. */
export async function countWishlist({ db, caller }: SignedInCtx): Promise<{ count: number }> {
  const [mine] = await db.select({ count: count() }).from(wishlist).where(eq(wishlist.userId, caller.userId));
  return { count: mine!.count };
}
