import { type SQL, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { stock, stockHolds, stockMovements } from "../tables.ts";

/**
 * Ends an order's active holds, in the caller's transaction, after locking their stock rows in id order; returns how
 * many there were. Consumed ones are sold: the stock goes down, with a movement each.
 */
export async function endHolds(
  { db, clock }: Pick<Infra, "db" | "clock">,
  orderId: string,
  state: "consumed" | "released",
): Promise<number> {
  const isSold = state === "consumed";
  const sold: SQL = isSold
    ? sql`, sold as (
        insert into ${stockMovements} (product_id, delta, reason, order_id)
        select product_id, -quantity, 'sale', ${orderId} from ended
      )`
    : sql``;
  const { rowCount } = await db.execute(sql`
    with locked as (
      select ${stock.productId} from ${stock} where ${stock.productId} in
        (select product_id from ${stockHolds} where order_id = ${orderId} and state = 'active')
      order by ${stock.productId} for update
    ), ended as (
      update ${stockHolds} set state = ${state}, buyer_id = null, ended_at = ${clock.now().toISOString()}
      from locked where order_id = ${orderId} and state = 'active' and ${stockHolds.productId} = locked.product_id
      returning ${stockHolds.productId}, quantity
    )${sold}
    update ${stock} set held_quantity = held_quantity - ended.quantity,
      stock_quantity = stock_quantity - ${isSold ? sql`ended.quantity` : sql`0`}
    from ended where ${stock.productId} = ended.product_id`);
  return rowCount ?? 0;
}
