import { and, asc, count, eq, exists, inArray, isNotNull, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orders, parcels } from "./tables.ts";

const mostNamed = 20;

/**
 * The caller's orders that are neither delivered nor cancelled, or have an open problem: their number, and the 20 oldest. For any
 * signed-in user.
 */
export async function listOpenOrders({ db, caller }: SignedInCtx) {
  const open = and(
    eq(orders.userId, caller.userId),
    or(
      inArray(orders.status, ["pending", "processing", "shipped"]),
      exists(
        db
          .select({ id: parcels.id })
          .from(parcels)
          .where(and(eq(parcels.orderId, orders.id), isNotNull(parcels.heldAt))),
      ),
    ),
  );
  const named = await db
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(open)
    .orderBy(asc(orders.number))
    .limit(mostNamed);
  const [counted] = await db.select({ count: count() }).from(orders).where(open);
  return { count: counted!.count, orders: named };
}
