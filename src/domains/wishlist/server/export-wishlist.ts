import { and, asc, eq, gt } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** The caller's wishlist, including products no longer sold. For any signed-in user. */
export function exportWishlist({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select({
        id: wishlist.id,
        productId: wishlist.productId,
        productName: products.name,
        createdAt: wishlist.createdAt,
      })
      .from(wishlist)
      .innerJoin(products, eq(products.id, wishlist.productId))
      .where(and(eq(wishlist.userId, caller.userId), after && gt(wishlist.id, after.id)))
      .orderBy(asc(wishlist.id))
      .limit(limit);
    return page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });
}
