import { and, eq } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { assertBelowLimit, changeWishlist } from "./internal/change-wishlist.ts";
import { wishlist } from "./tables.ts";

/**
 * Adds a product on sale to the caller's wishlist and returns the list. NOT_FOUND if it is not on sale,
 * ALREADY_IN_WISHLIST (the database's own error, code 23505), WISHLIST_FULL. For any signed-in user.
 */
export async function addToWishlist(ctx: SignedInCtx, { productId }: { productId: string }) {
  try {
    return await changeWishlist(ctx, async (tx) => {
      const [product] = await tx.db
        .select({ comparedCents: products.priceCents })
        .from(products)
        .innerJoin(vendors, eq(vendors.id, products.vendorId))
        .where(and(eq(products.id, productId), isOnSale));
      if (!product) throw new AppError("NOT_FOUND");
      await tx.db
        .insert(wishlist)
        .values({ userId: ctx.caller.userId, productId, createdAt: ctx.clock.now(), ...product });
      await assertBelowLimit(tx);
    });
  } catch (error) {
    throw isUniqueViolation(error, "wishlist_once") ? new AppError("ALREADY_IN_WISHLIST") : error;
  }
}
