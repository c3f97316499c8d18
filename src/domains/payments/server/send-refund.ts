import { and, eq } from "drizzle-orm";
import Stripe from "stripe";
import { settleRefund, unscopedFindOwedRefund } from "#domains/orders/server/settle-refund.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { paymentAttempts } from "./tables.ts";

type Owed = NonNullable<Awaited<ReturnType<typeof unscopedFindOwedRefund>>>;

/**
 * Job `send-refund`: refunds a part of a payment to its card. The provider is called outside any transaction: first
 * queried whether it made this refund before, then called with the refund's own key, so the money leaves once however
 * often the job runs. A refused refund is marked as failed and waits for an administrator; if the provider is
 * unreachable, the job is retried.
 */
export async function sendRefund(infra: Infra, data: { refundId: string }): Promise<void> {
  const refund = await unscopedFindOwedRefund(infra.db, data.refundId);
  if (!refund) return;
  const [attempt] = await infra.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, refund.orderId), eq(paymentAttempts.state, "paid")));
  if (!attempt) throw new Error(`refund ${refund.id}: order ${refund.orderId} has no payment`);
  // The demo's history was never charged: there is nothing to refund at the provider.
  const outcome = attempt.providerSessionId
    ? await createProviderRefund(infra, refund, attempt.providerPaymentId)
    : { state: "refunded" as const, providerRefundId: null };
  await inTransaction(infra, (tx) => settleRefund(tx, refund.id, outcome));
}

async function createProviderRefund(infra: Infra, refund: Owed, paymentId: string | null) {
  if (!paymentId) throw new Error(`refund ${refund.id}: its payment has no number at the provider`);
  const { stripe } = infra.cards;
  return reachProvider(infra, async () => {
    const given = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    // One that came back does not count once an administrator has sent the refund again.
    const before = given.data.find(
      ({ metadata, status }) =>
        metadata?.["refund_id"] === refund.id &&
        (status !== "failed" || (metadata["attempt"] ?? "0") === String(refund.retries)),
    );
    if (before) return outcomeOf(before);
    try {
      const created = await stripe.refunds.create(
        {
          payment_intent: paymentId,
          amount: refund.totalCents,
          metadata: {
            refund_id: refund.id,
            order_id: refund.orderId,
            ...(refund.retries > 0 ? { attempt: String(refund.retries) } : {}),
          },
        },
        // The provider repeats a refusal for a day to the same key.
        {
          idempotencyKey:
            refund.retries > 0 ? `refund-${refund.id}-${refund.retries}` : `refund-${refund.id}`,
        },
      );
      return outcomeOf(created);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      infra.log.error({ refundId: refund.id, code: error.code, reason: error.message }, "refund refused");
      return { state: "failed" as const };
    }
  });
}

function outcomeOf({ id, status }: Stripe.Refund) {
  return status === "failed" || status === "canceled"
    ? { state: "failed" as const }
    : { state: "refunded" as const, providerRefundId: id };
}
