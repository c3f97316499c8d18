import { eq } from "drizzle-orm";
import { postRefundMade } from "#domains/ledger/server/late-payment.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { queueRefundMail } from "#domains/orders/server/queue-order-mails.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { lockAttempt, settleAttempt } from "#domains/payments/server/attempts.ts";
import { refundAtProvider } from "#domains/payments/server/provider-session.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";

/**
 * Job `refund-late-payment`: refunds money that arrived after its order had ended. The provider's idempotency key
 * makes a repeat harmless. The buyer gets a mail, administrators are notified (R57); vendors never saw that order.
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
    const [order] = await tx.db
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, attempt.orderId));
    await notifyAdministrators(tx, {
      ...{ kind: "latePaymentRefunded", subjectId: attempt.orderId, event: attempt.id },
      params: { number: order!.number, cents: attempt.amountCents },
    });
  });
}
