import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { lockCart, saveLines } from "./internal/change-cart.ts";
import { cartItems } from "./tables.ts";

type Purchase = { userId: string; productIds: string[]; placedAt: Date };

/**
 * Removes what was bought from the buyer's cart, in the transaction that completes the order; lines changed after
 * placing it stay.
 */
export async function takeBought(
  tx: Pick<Infra, "db" | "clock">,
  { userId, productIds, placedAt }: Purchase,
): Promise<void> {
  await lockCart(tx, userId);
  const bought = await tx.db
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.userId, userId),
        inArray(cartItems.productId, productIds),
        eq(cartItems.isSaved, false),
        gt(cartItems.quantity, 0),
        lte(cartItems.changedAt, placedAt),
      ),
    );
  const changedAt = tx.clock.now();
  await saveLines(
    tx,
    userId,
    bought.map((line) => ({ ...line, quantity: 0, changedAt })),
  );
}
