import { desc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { isOnSale, placeholderImage } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/catalogue/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { wishlistItem } from "#domains/wishlist/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** The bound of a wishlist: nobody scrolls further, and no list leaves without one. */
export const maxWishlistItems = 500;

/** The caller's wishlist, newest first. For any signed-in person. */
export async function listWishlist(ctx: SignedInCtx): Promise<{ items: z.infer<typeof wishlistItem>[] }> {
  const rows = await ctx.db
    .select({
      id: wishlist.id,
      productId: products.id,
      vendorId: vendors.id,
      name: products.name,
      priceCents: products.priceCents,
      imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
      vendorName: vendors.companyName,
      isAvailable: sql<boolean>`${isOnSale}`,
      addedAt: wishlist.createdAt,
    })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(eq(wishlist.userId, ctx.caller.userId))
    .orderBy(desc(wishlist.createdAt), wishlist.id)
    .limit(maxWishlistItems);
  return { items: rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() })) };
}
