import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { stock, stockHolds } from "./tables.ts";

export type Demand = { productId: string; quantity: number };

/**
 * Holds stock for an order being paid, in the caller's transaction: all lines or none. Rows are locked in the order
 * of their ids, so that two baskets never deadlock. Throws OUT_OF_STOCK with the remaining quantity of each short
 * line. One demand per product.
 */
export async function holdStock(
  { db }: Pick<Infra, "db">,
  { orderId, buyerId }: { orderId: string; buyerId: string },
  demands: Demand[],
): Promise<void> {
  const { rows } = await db.execute<{ product_id: string; available: number; wanted: number }>(sql`
    select ${stock.productId}, ${stock.stockQuantity} - ${stock.heldQuantity} as available, wanted.quantity as wanted
    from ${stock} join ${wantedRows(demands)} on wanted.product_id = ${stock.productId}
    order by ${stock.productId} for update of ${stock}`);
  const short = rows.filter((row) => row.available < row.wanted);
  if (short.length > 0 || rows.length < demands.length)
    throw new AppError("OUT_OF_STOCK", {
      lines: short.map((row) => ({ productId: row.product_id, available: row.available })),
    });
  await db.execute(sql`
    update ${stock} set held_quantity = held_quantity + wanted.quantity
    from ${wantedRows(demands)} where wanted.product_id = ${stock.productId}`);
  await db.insert(stockHolds).values(demands.map((demand) => ({ orderId, buyerId, ...demand })));
}

function wantedRows(demands: Demand[]): SQL {
  const ids = sql.param(demands.map((demand) => demand.productId));
  const quantities = sql.param(demands.map((demand) => demand.quantity));
  return sql`unnest(${ids}::uuid[], ${quantities}::int[]) as wanted (product_id, quantity)`;
}
