import { and, eq, inArray } from "drizzle-orm";
import type { HeldCart, LineChange } from "#domains/cart/contract.ts";
import { availableStock } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getCart } from "./get-cart.ts";
import { applyChanges } from "./internal/apply-changes.ts";
import { lockCart, saveLines } from "./internal/change-cart.ts";
import { cartItems } from "./tables.ts";

type Input = { cartOwnerId: string; changes: LineChange[] };

/**
 * Applies a browser's changes to the caller's cart and returns the result; repeating changes nothing. Products that
 * don't exist or were never approved are left out. NOT_FOUND if the browser holds another user's cart, which is never
 * merged. For any signed-in user.
 */
export function syncCart(ctx: SignedInCtx, { cartOwnerId, changes }: Input): Promise<HeldCart> {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    if (cartOwnerId !== userId) throw new AppError("NOT_FOUND");
    await lockCart(tx, userId);
    const held = await tx.db.select().from(cartItems).where(eq(cartItems.userId, userId));
    const known = await tx.db
      .select({ id: products.id, available: availableStock })
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(
        and(
          inArray(
            products.id,
            changes.map((change) => change.productId),
          ),
          eq(products.isApproved, true),
        ),
      );
    const changed = applyChanges(new Map(held.map((line) => [line.productId, line])), changes, {
      now: tx.clock.now(),
      stock: new Map(known.map(({ id, available }) => [id, available])),
    });
    await saveLines(tx, userId, changed);
    return getCart(tx);
  });
}
