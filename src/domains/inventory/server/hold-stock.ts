import { sql } from "drizzle-orm";
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
  const ids = sql.param(demands.map((demand) => demand.productId));
  const quantities = sql.param(demands.map((demand) => demand.quantity));
  const { rows } = await db.execute<{ product_id: string; available: number; quantity: number }>(sql`
    with locked as (
      select ${stock.productId}, ${stock.stockQuantity} - ${stock.heldQuantity} as available, wanted.quantity
      from ${stock} join unnest(${ids}::uuid[], ${quantities}::int[]) as wanted (product_id, quantity)
        on wanted.product_id = ${stock.productId}
      order by ${stock.productId} for update of ${stock}
    ), held as (
      update ${stock} set held_quantity = held_quantity + locked.quantity from locked
      where locked.product_id = ${stock.productId}
        and (select count(*) = ${demands.length} and bool_and(available >= quantity) from locked)
      returning locked.product_id, locked.quantity
    ), written as (
      insert into ${stockHolds} (order_id, buyer_id, product_id, quantity)
      select ${orderId}, ${buyerId}, product_id, quantity from held
    )
    select product_id, available, quantity from locked`);
  const short = rows.filter((row) => row.available < row.quantity);
  if (short.length > 0 || rows.length < demands.length)
    throw new AppError("OUT_OF_STOCK", {
      lines: short.map((row) => ({ productId: row.product_id, available: row.available })),
    });
}
