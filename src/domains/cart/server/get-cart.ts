import { and, asc, eq, gt, max, sql } from "drizzle-orm";
import { type HeldCart, maxCartLines } from "#domains/cart/contract.ts";
import { availableStock } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { nameIn } from "#domains/listings/server/in-language.ts";
import { products } from "#domains/listings/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cartItems } from "./tables.ts";

/**
 * The caller's cart and saved products, oldest first, including products no longer sold, which pricing reports. For
 * any signed-in user.
 */
export async function getCart({ db, caller, language }: SignedInCtx): Promise<HeldCart> {
  // Read first: lines newer than the revision are merely fetched again; the other way round they would be
  // missed.
  const [latest] = await db
    .select({ revision: max(cartItems.revision) })
    .from(cartItems)
    .where(eq(cartItems.userId, caller.userId));
  const lines = await db
    .select({
      productId: cartItems.productId,
      name: nameIn(language),
      imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
      priceCents: cartItems.priceCents,
      stockQuantity: availableStock,
      quantity: cartItems.quantity,
      isSaved: cartItems.isSaved,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(cartItems.userId, caller.userId), gt(cartItems.quantity, 0)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.productId))
    .limit(2 * maxCartLines);
  return { lines, revision: latest?.revision ?? 0 };
}
