import { and, eq, inArray } from "drizzle-orm";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Trouble = {
  kind: "lateRefundReturned" | "latePaymentDisputed";
  orderId: string;
  providerPaymentId: string;
  /** The provider's id of what happened: each is told once. */
  providerId: string;
  amountCents: number;
};

/**
 * Notifies the administrators of what to do where a payment that came too late for its order is not simply given back: nothing
 * here can do it by itself. False if there is no such payment.
 */
export async function announceLatePayment(
  tx: Infra,
  { kind, orderId, providerPaymentId, providerId, amountCents }: Trouble,
): Promise<boolean> {
  const [late] = await tx.db
    .select({ number: orders.number })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.providerPaymentId, providerPaymentId),
        inArray(paymentAttempts.state, ["refunding", "refunded"]),
      ),
    );
  if (!late) return false;
  await notifyAdministrators(tx, {
    ...{ kind, subjectId: orderId, event: providerId },
    params: { number: late.number, cents: amountCents },
  });
  return true;
}
