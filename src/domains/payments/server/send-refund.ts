import { and, eq } from "drizzle-orm";
import Stripe from "stripe";
import { settleRefund, unscopedFindOwedRefund } from "#domains/orders/server/settle-refund.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { paymentAttempts } from "./tables.ts";

type Owed = NonNullable<Awaited<ReturnType<typeof unscopedFindOwedRefund>>>;

/**
 * Job `send-refund`: gives a part of a payment back to the card it came from. The provider is asked outside any transaction, first
 * whether it gave this refund before, then under the refund's own key: however often the job runs, the money leaves once. What the
 * provider refuses is marked as failed and waits for an administrator; out of reach, the job is tried again.
 */
export async function sendRefund(doors: Doors, data: { refundId: string }): Promise<void> {
  const refund = await unscopedFindOwedRefund(doors.db, data.refundId);
  if (!refund) return;
  const [attempt] = await doors.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, refund.orderId), eq(paymentAttempts.state, "paid")));
  if (!attempt) throw new Error(`refund ${refund.id}: order ${refund.orderId} has no payment`);
  // The demo's past was never charged: there is nothing to give back at the provider.
  const outcome = attempt.providerSessionId
    ? await giveBackAtProvider(doors, refund, attempt.providerPaymentId)
    : { state: "refunded" as const, providerRefundId: null };
  await inTransaction(doors, (tx) => settleRefund(tx, refund.id, outcome));
}

async function giveBackAtProvider(doors: Doors, refund: Owed, paymentId: string | null) {
  if (!paymentId) throw new Error(`refund ${refund.id}: its payment has no number at the provider`);
  const { stripe } = doors.cards;
  return reachProvider(doors, async () => {
    const given = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    const before = given.data.find((one) => one.metadata?.["refund_id"] === refund.id);
    if (before) return outcomeOf(before);
    try {
      const created = await stripe.refunds.create(
        {
          payment_intent: paymentId,
          amount: refund.totalCents,
          metadata: { refund_id: refund.id, order_id: refund.orderId },
        },
        { idempotencyKey: `refund-${refund.id}` },
      );
      return outcomeOf(created);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      doors.log.error({ refundId: refund.id, code: error.code, reason: error.message }, "refund refused");
      return { state: "failed" as const };
    }
  });
}

function outcomeOf({ id, status }: Stripe.Refund) {
  return status === "failed" || status === "canceled"
    ? { state: "failed" as const }
    : { state: "refunded" as const, providerRefundId: id };
}
