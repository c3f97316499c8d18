import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { lockCart } from "./internal/change-cart.ts";
import { cartItems } from "./tables.ts";

type Purchase = { userId: string; productIds: string[]; placedAt: Date };

/**
 * Removes what was bought from the buyer's cart, in the transaction that completes the order; lines changed after
 * placing it stay. True if there was any: the caller notifies the buyer's screens.
 */
export async function takeBought(
  tx: Pick<Infra, "db" | "clock">,
  { userId, productIds, placedAt }: Purchase,
): Promise<boolean> {
  await lockCart(tx, userId);
  const bought = await tx.db
    .update(cartItems)
    .set({ quantity: 0, changedAt: tx.clock.now(), revision: sql`default` })
    .where(
      and(
        eq(cartItems.userId, userId),
        inArray(cartItems.productId, productIds),
        eq(cartItems.isSaved, false),
        gt(cartItems.quantity, 0),
        lte(cartItems.changedAt, placedAt),
      ),
    )
    .returning({ productId: cartItems.productId });
  return bought.length > 0;
}
