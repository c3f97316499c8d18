import { eq, sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { StockFigures } from "./move-stock.ts";
import { stock, stockHolds, stockMovements } from "./tables.ts";

/**
 * Sets a product's counters to what its movements and active holds sum up to, in the caller's transaction: the rows say
 * what happened, the counters only sum them up. Returns the counters before and after. NOT_FOUND, CONFLICT if they
 * agree, STOCK_PROMISED with the sums, unchanged, if more is held than there is.
 */
export async function unscopedRepairStock(
  { db }: Pick<Infra, "db">,
  productId: string,
): Promise<{ before: StockFigures; after: StockFigures }> {
  const isOfIt = eq(stock.productId, productId);
  // Whatever writes movements or holds locks this row first, so the sums below stay true until the commit.
  const [row] = await db.select().from(stock).where(isOfIt).for("update");
  if (!row) throw new AppError("NOT_FOUND");
  const { productId: _, ...before } = row;
  const { rows } = await db.execute<{ moved: number; holds: number }>(sql`select
    (select coalesce(sum(delta), 0)::int from ${stockMovements} where product_id = ${productId}) as moved,
    (select coalesce(sum(quantity), 0)::int from ${stockHolds} where product_id = ${productId} and state = 'active') as holds`);
  const after = { stockQuantity: rows[0]!.moved, heldQuantity: rows[0]!.holds };
  if (after.stockQuantity === before.stockQuantity && after.heldQuantity === before.heldQuantity)
    throw new AppError("CONFLICT");
  if (after.heldQuantity > after.stockQuantity) throw new AppError("STOCK_PROMISED", after);
  await db.update(stock).set(after).where(isOfIt);
  return { before, after };
}
