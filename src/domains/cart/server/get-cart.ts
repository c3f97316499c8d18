import { and, asc, eq, gt, sql } from "drizzle-orm";
import { type HeldLine, maxCartLines } from "#domains/cart/contract.ts";
import { availableStock, placeholderImage } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/catalogue/server/tables.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cartItems } from "./tables.ts";

/** The caller's cart and saved products, oldest first, with products that are not sold any more: pricing says so. For any signed-in person. */
export async function getCart({ db, caller }: SignedInCtx): Promise<{ lines: HeldLine[] }> {
  const lines = await db
    .select({
      productId: cartItems.productId,
      name: products.name,
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
  return { lines };
}
