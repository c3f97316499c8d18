import { and, asc, eq } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { paymentAttempts } from "./tables.ts";

const mostNamed = 20;

/** The caller's orders with a payment that is just being given back; at most 20. For any signed-in person. */
export function listRefundsUnderWay({ db, caller }: SignedInCtx) {
  return db
    .selectDistinct({ id: orders.id, number: orders.number, status: orders.status })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.userId, caller.userId), eq(paymentAttempts.state, "refunding")))
    .orderBy(asc(orders.number))
    .limit(mostNamed);
}
