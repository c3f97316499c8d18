import { postRefundMade } from "#domains/ledger/server/late-payment.ts";
import { queueRefundMail } from "#domains/orders/server/queue-order-mails.ts";
import { lockAttempt, settleAttempt } from "#domains/payments/server/attempts.ts";
import { refundAtProvider } from "#domains/payments/server/provider-session.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";

/**
 * Job `refund-late-payment`: refunds money that arrived after its order had ended. The provider's idempotency key
 * makes a repeat harmless.
 */
export async function refundLatePayment(infra: Infra, data: { attemptId: string }): Promise<void> {
  const attempt = await lockAttempt(infra.db, data.attemptId);
  if (attempt.state !== "refunding" || !attempt.providerPaymentId) return;
  await refundAtProvider(infra, { ...attempt, providerPaymentId: attempt.providerPaymentId });
  await inTransaction(infra, async (tx) => {
    const refund = { from: ["refunding"], to: "refunded" } as const;
    if (!(await settleAttempt(tx.db, attempt.id, refund, { settledAt: tx.clock.now() }))) return;
    await postRefundMade(tx, {
      attemptId: attempt.id,
      orderId: attempt.orderId,
      amountCents: attempt.amountCents,
    });
    await queueRefundMail(tx, attempt.orderId);
  });
}
