import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

export type OpenPayment = {
  orderId: string;
  orderNumber: number;
  totalCents: number;
  expiresAt: string;
  url: string;
};

/** The caller's unfinished payment with the address of its page, while that is open; null otherwise. For any signed-in user. */
export async function findOpenPayment({ db, caller, clock }: SignedInCtx): Promise<OpenPayment | null> {
  const [found] = await db
    .select({ order: orders, attempt: paymentAttempts })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, caller.userId),
        eq(orders.status, "pending"),
        isNull(orders.paidAt),
        eq(paymentAttempts.state, "open"),
        isNotNull(paymentAttempts.url),
        gt(paymentAttempts.expiresAt, clock.now()),
      ),
    )
    .limit(fixedLimit(1));
  if (!found) return null;
  const { order, attempt } = found;
  return {
    orderId: order.id,
    orderNumber: order.number,
    totalCents: order.totalCents,
    expiresAt: attempt.expiresAt.toISOString(),
    url: attempt.url!,
  };
}
