import { eq, sql } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { stock, stockMovements } from "./tables.ts";

/** Changes a stock by an amount and records why, in the caller's transaction. The database refuses to go below the holds. */
export async function moveStock(
  { db }: Pick<Doors, "db">,
  move: { productId: string; delta: number; reason: "initial" | "return" | "adjustment"; orderId?: string },
): Promise<void> {
  await db
    .update(stock)
    .set({ stockQuantity: sql`${stock.stockQuantity} + ${move.delta}` })
    .where(eq(stock.productId, move.productId));
  await db.insert(stockMovements).values(move);
}
