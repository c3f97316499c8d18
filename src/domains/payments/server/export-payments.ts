import { and, asc, eq, gt } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { paymentAttempts } from "./tables.ts";

const columns = {
  id: paymentAttempts.id,
  orderId: paymentAttempts.orderId,
  amountCents: paymentAttempts.amountCents,
  state: paymentAttempts.state,
  providerPaymentId: paymentAttempts.providerPaymentId,
  createdAt: paymentAttempts.createdAt,
  settledAt: paymentAttempts.settledAt,
};

/**
 * The caller's payment attempts, amounts in cents, without the addresses of the provider's pages. For any signed-in
 * user.
 */
export function exportPayments({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select(columns)
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(orders.userId, caller.userId), after && gt(paymentAttempts.id, after.id)))
      .orderBy(asc(paymentAttempts.id))
      .limit(limit);
    return page.map((attempt) => ({
      ...attempt,
      createdAt: attempt.createdAt.toISOString(),
      settledAt: attempt.settledAt?.toISOString() ?? null,
    }));
  });
}
