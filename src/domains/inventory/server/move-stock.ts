import { and, eq, gte, sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { stock, stockMovements } from "./tables.ts";

type Move = Pick<typeof stockMovements.$inferInsert, "productId" | "delta" | "orderId" | "refundId"> & {
  reason: Exclude<typeof stockMovements.$inferInsert.reason, "sale">;
};
export type StockFigures = { stockQuantity: number; heldQuantity: number };

/**
 * Changes a stock by an amount and records why, in the caller's transaction. Returns the quantity and the held part
 * of it. STOCK_PROMISED with these numbers, unchanged, if it would go below the held quantity.
 */
export async function moveStock({ db }: Pick<Infra, "db">, move: Move): Promise<StockFigures> {
  const { stockQuantity, heldQuantity } = stock;
  const changed = sql`${stockQuantity} + ${move.delta}`;
  const isOfIt = eq(stock.productId, move.productId);
  const figures = { stockQuantity, heldQuantity };
  const [now] = await db
    .update(stock)
    .set({ stockQuantity: changed })
    .where(and(isOfIt, gte(changed, heldQuantity)))
    .returning(figures);
  if (!now) {
    const [left] = await db.select(figures).from(stock).where(isOfIt);
    throw left ? new AppError("STOCK_PROMISED", left) : new AppError("NOT_FOUND");
  }
  await db.insert(stockMovements).values(move);
  return now;
}
