import { and, asc, eq, gt } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cartItems } from "./tables.ts";

/** The caller's stored cart and saved products; a removed one has quantity 0. For any signed-in user. */
export function exportCart({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { productId: string } | undefined, limit: number) => {
    const page = await db
      .select({
        productId: cartItems.productId,
        productName: products.name,
        quantity: cartItems.quantity,
        isSaved: cartItems.isSaved,
        priceCents: cartItems.priceCents,
        changedAt: cartItems.changedAt,
      })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(and(eq(cartItems.userId, caller.userId), after && gt(cartItems.productId, after.productId)))
      .orderBy(asc(cartItems.productId))
      .limit(limit);
    return page.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
  });
}
