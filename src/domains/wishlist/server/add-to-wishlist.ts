import { and, count, eq } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/catalogue/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { listWishlist, maxWishlistItems } from "./list-wishlist.ts";
import { wishlist } from "./tables.ts";

/** Adds a product on sale to the caller's wishlist. NOT_FOUND, or ALREADY_IN_WISHLIST (database code 23505 too). */
export async function addToWishlist(ctx: SignedInCtx, input: { productId: string }) {
  const { userId } = ctx.caller;
  try {
    return await inTransaction(ctx, async (tx) => {
      const [product] = await tx.db
        .select({ id: products.id })
        .from(products)
        .innerJoin(vendors, eq(vendors.id, products.vendorId))
        .where(and(eq(products.id, input.productId), isOnSale));
      if (!product) throw new AppError("NOT_FOUND");
      const [mine] = await tx.db.select({ count: count() }).from(wishlist).where(eq(wishlist.userId, userId));
      if (mine!.count >= maxWishlistItems)
        throw new AppError("BAD_REQUEST", {
          issues: [{ path: "productId", message: `at most ${maxWishlistItems}` }],
        });
      await tx.db.insert(wishlist).values({ userId, productId: input.productId });
      await publishLive(tx.db, userId, { type: "wishlist" });
      return listWishlist(tx);
    });
  } catch (error) {
    throw isUniqueViolation(error, "wishlist_once") ? new AppError("ALREADY_IN_WISHLIST") : error;
  }
}
