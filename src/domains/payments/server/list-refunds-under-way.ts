import { and, asc, eq, inArray, or } from "drizzle-orm";
import { orders, refunds } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { paymentAttempts } from "./tables.ts";

const mostNamed = 20;

/** The caller's orders with a refund under way, full or partial; at most 20. For any signed-in user. */
export function listRefundsUnderWay({ db, caller }: SignedInCtx) {
  const whole = db
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orders.id), eq(paymentAttempts.state, "refunding")));
  const part = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), eq(refunds.state, "owed")));
  return db
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(and(eq(orders.userId, caller.userId), or(inArray(orders.id, whole), inArray(orders.id, part))))
    .orderBy(asc(orders.number))
    .limit(mostNamed);
}
