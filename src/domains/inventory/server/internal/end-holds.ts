import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { stock, stockHolds } from "../tables.ts";

/** Ends an order's active holds and locks their stock rows in id order; returns how many there were. */
export async function endHolds(
  { db, clock }: Pick<Infra, "db" | "clock">,
  orderId: string,
  state: "consumed" | "released",
): Promise<number> {
  await db.execute(sql`
    select 1 from ${stock} where ${stock.productId} in (select product_id from ${stockHolds} where order_id = ${orderId} and state = 'active')
    order by ${stock.productId} for update`);
  const sold = state === "consumed" ? sql`stock_quantity - ended.quantity` : sql`stock_quantity`;
  const { rowCount } = await db.execute(sql`
    with ended as (
      update ${stockHolds} set state = ${state}, buyer_id = null, ended_at = ${clock.now().toISOString()}
      where order_id = ${orderId} and state = 'active' returning product_id, quantity
    )
    update ${stock} set stock_quantity = ${sold}, held_quantity = held_quantity - ended.quantity
    from ended where ${stock.productId} = ended.product_id`);
  return rowCount ?? 0;
}
