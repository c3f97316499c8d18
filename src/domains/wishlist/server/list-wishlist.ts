import { desc, eq, sql } from "drizzle-orm";
import { availableStock, isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { nameIn, otherLanguage } from "#domains/listings/server/in-language.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { maxWishlistItems, type WishlistItem } from "#domains/wishlist/contract.ts";
import { translator } from "#i18n/translator.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { wishlist } from "./tables.ts";

/** The caller's whole wishlist, newest first, with current price and stock. For any signed-in user. */
export async function listWishlist(ctx: SignedInCtx): Promise<{ items: WishlistItem[] }> {
  const rows = await ctx.db
    .select({
      id: wishlist.id,
      productId: products.id,
      vendorId: products.vendorId,
      name: nameIn(ctx.language),
      language: otherLanguage(ctx.language),
      priceCents: products.priceCents,
      imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
      vendorName: vendors.companyName,
      isAvailable: sql<boolean>`coalesce(${isOnSale}, false)`,
      stockQuantity: availableStock,
      addedAt: wishlist.createdAt,
    })
    .from(wishlist)
    // An entry without its product is dropped; without its vendor it stays.
    .innerJoin(products, eq(products.id, wishlist.productId))
    .leftJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(eq(wishlist.userId, ctx.caller.userId))
    .orderBy(desc(wishlist.createdAt), wishlist.id)
    .limit(maxWishlistItems);
  const unknownVendor = translator(ctx.language)("wishlist:unknownVendor");
  return {
    items: rows.map(({ language, ...row }) => ({
      ...row,
      ...(language && { language }),
      vendorName: row.vendorName || unknownVendor,
      addedAt: row.addedAt.toISOString(),
    })),
  };
}
