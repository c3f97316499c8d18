import { inArray, sql } from "drizzle-orm";
import { retention } from "#kernel/retention.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { blankOrder, blankParcels } from "./internal/blank-orders.ts";
import { orders } from "./tables.ts";

const batch = 500;

/**
 * Anonymizes orders after the ten years of the books (R66): the address, gift note, tracking numbers and reasons go, amounts
 * stay. 500 a day, the oldest first. Called by a scheduled job; safe to repeat.
 */
export async function forgetOldOrders(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = new Date(infra.clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - retention.orders.years);
  await inTransaction(infra, async ({ db }) => {
    const old = await db
      .select({ id: orders.id })
      .from(orders)
      .where(sql`${orders.createdAt} < ${before} and ${orders.shippingAddress} ->> 'fullName' <> ''`)
      .orderBy(orders.createdAt)
      .limit(batch);
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await blankParcels(db, ids);
    await db.update(orders).set(blankOrder).where(inArray(orders.id, ids));
  });
}
