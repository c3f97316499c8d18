import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { endHolds } from "./internal/end-holds.ts";
import { stockHolds, stockMovements } from "./tables.ts";

/**
 * Turns an order's holds into sales, in the caller's transaction. False if they were released before: nothing was
 * taken.
 */
export async function consumeHolds(ctx: Pick<Infra, "db" | "clock">, orderId: string): Promise<boolean> {
  const ended = await endHolds(ctx, orderId, "consumed");
  if (ended === 0) return false;
  await ctx.db.execute(sql`
    insert into ${stockMovements} (product_id, delta, reason, order_id)
    select product_id, -quantity, 'sale', order_id from ${stockHolds} where order_id = ${orderId} and state = 'consumed'`);
  return true;
}
