import { sql } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { stock, stockHolds, stockMovements } from "./tables.ts";

/** Ends an order's active holds and locks their stock rows in id order; returns how many there were. */
async function endHolds(
  { db, clock }: Pick<Doors, "db" | "clock">,
  orderId: string,
  state: "consumed" | "released",
): Promise<number> {
  await db.execute(sql`
    select 1 from ${stock} where ${stock.productId} in (select product_id from ${stockHolds} where order_id = ${orderId} and state = 'active')
    order by ${stock.productId} for update`);
  const sold = state === "consumed" ? sql`stock_quantity - ended.quantity` : sql`stock_quantity`;
  const { rowCount } = await db.execute(sql`
    with ended as (
      update ${stockHolds} set state = ${state}, ended_at = ${clock.now().toISOString()}
      where order_id = ${orderId} and state = 'active' returning product_id, quantity
    )
    update ${stock} set stock_quantity = ${sold}, held_quantity = held_quantity - ended.quantity
    from ended where ${stock.productId} = ended.product_id`);
  return rowCount ?? 0;
}

/** Turns an order's holds into sales, in the caller's transaction. False when they were released before: nothing was taken. */
export async function consumeHolds(ctx: Pick<Doors, "db" | "clock">, orderId: string): Promise<boolean> {
  const ended = await endHolds(ctx, orderId, "consumed");
  if (ended === 0) return false;
  await ctx.db.execute(sql`
    insert into ${stockMovements} (product_id, delta, reason, order_id)
    select product_id, -quantity, 'sale', order_id from ${stockHolds} where order_id = ${orderId} and state = 'consumed'`);
  return true;
}

/** Gives an order's held stock back, in the caller's transaction; without active holds it changes nothing. */
export async function releaseHolds(ctx: Pick<Doors, "db" | "clock">, orderId: string): Promise<void> {
  await endHolds(ctx, orderId, "released");
}
