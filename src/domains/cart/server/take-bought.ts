import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { lockCart, saveLines } from "./internal/change-cart.ts";
import { cartItems } from "./tables.ts";

type Purchase = { userId: string; productIds: string[]; placedAt: Date };

/** Takes what was bought out of the buyer's cart, in the transaction that completes the order; what they changed after placing it stays. */
export async function takeBought(
  tx: Pick<Doors, "db" | "clock">,
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
