import { asc, eq } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { countWaiting } from "./internal/count-waiting.ts";
import { readHealth } from "./internal/read-health.ts";
import { sumPeriods } from "./internal/sum-periods.ts";

/**
 * What waits for an administrator, with the age of the oldest; the market's figures against the period before, in cents; and
 * whether jobs, webhooks, mail and the checks of the books are well. For admins.
 */
export async function getOverview(ctx: SignedInCtx) {
  const [waiting, market, health] = await Promise.all([countWaiting(ctx), sumPeriods(ctx), readHealth(ctx)]);
  return {
    waiting,
    market,
    mismatches: waiting.payments.count > 0 ? await listMismatches(ctx) : [],
    health,
  };
}

async function listMismatches({ db }: SignedInCtx) {
  const rows = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      totalCents: orders.totalCents,
      paidInstead: paymentAttempts.paidInstead,
      paymentId: paymentAttempts.providerPaymentId,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.state, "mismatched"))
    .orderBy(asc(paymentAttempts.settledAt))
    .limit(20);
  return rows.map((row) => ({ ...row, paidInstead: row.paidInstead ?? "" }));
}
