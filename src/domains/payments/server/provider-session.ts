import Stripe from "stripe";
import type { Language } from "#kernel/languages.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";

export type PayableLine = { name: string; unitCents: number; quantity: number };
export type Payable = {
  attemptId: string;
  orderId: string;
  orderNumber: number;
  email: string;
  language: Language;
  amountCents: number;
  lines: PayableLine[];
  expiresAt: Date;
};

/** The provider's state of a session; the only source of truth about a payment. */
export type ProviderSession = {
  id: string;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  /** In the smallest unit of `currency`, which is 'usd' unless something is wrong. */
  amountCents: number;
  currency: string;
  paymentId: string | null;
  url: string | null;
};

type ProviderInfra = Pick<Infra, "cards" | "config" | "log">;

/** Opens the provider's hosted page for an attempt. Never called inside a transaction; the attempt's id is the idempotency key. PAYMENT_UNAVAILABLE when the provider can't be reached. */
export function openProviderSession(infra: ProviderInfra, payable: Payable): Promise<ProviderSession> {
  const { publicUrl } = infra.config;
  return reachProvider(infra, async () => {
    const session = await infra.cards.stripe.checkout.sessions.create(
      {
        mode: "payment",
        client_reference_id: payable.orderId,
        customer_email: payable.email,
        locale: payable.language === "pt" ? "pt-BR" : payable.language,
        line_items: payable.lines.map((line) => ({
          quantity: line.quantity,
          price_data: {
            currency: "usd",
            unit_amount: line.unitCents,
            product_data: { name: line.name.slice(0, 250) },
          },
        })),
        expires_at: Math.floor(payable.expiresAt.getTime() / 1_000),
        metadata: { order_id: payable.orderId, attempt_id: payable.attemptId },
        payment_intent_data: {
          description: `Cafeto order ${payable.orderNumber}`,
          transfer_group: payable.orderId,
          metadata: { order_id: payable.orderId, attempt_id: payable.attemptId },
        },
        success_url: `${publicUrl}/payment-success?order=${payable.orderId}`,
        cancel_url: `${publicUrl}/checkout?cancelled=${payable.orderId}`,
      },
      { idempotencyKey: `checkout-${payable.attemptId}` },
    );
    return toProviderSession(session);
  });
}

/** Fetches a session's state from the provider. PAYMENT_UNAVAILABLE when it can't be reached. */
export function fetchProviderSession(infra: ProviderInfra, sessionId: string): Promise<ProviderSession> {
  return reachProvider(infra, async () =>
    toProviderSession(await infra.cards.stripe.checkout.sessions.retrieve(sessionId)),
  );
}

/**
 * Closes a session that must not be paid anymore; returns its state afterwards, which is 'complete' if the buyer was
 * faster.
 */
export function expireProviderSession(infra: ProviderInfra, sessionId: string): Promise<ProviderSession> {
  return reachProvider(infra, async () => {
    try {
      return toProviderSession(await infra.cards.stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return toProviderSession(await infra.cards.stripe.checkout.sessions.retrieve(sessionId));
      throw error;
    }
  });
}

/** Refunds a payment in full; the attempt's id is the idempotency key. */
export function refundAtProvider(
  infra: ProviderInfra,
  attempt: { id: string; providerPaymentId: string; amountCents: number },
): Promise<void> {
  return reachProvider(infra, async () => {
    await infra.cards.stripe.refunds.create(
      {
        payment_intent: attempt.providerPaymentId,
        amount: attempt.amountCents,
        metadata: { attempt_id: attempt.id },
      },
      { idempotencyKey: `refund-${attempt.id}` },
    );
  });
}

function toProviderSession(session: Stripe.Checkout.Session): ProviderSession {
  const payment = session.payment_intent;
  return {
    id: session.id,
    status: (session.status ?? "open") as ProviderSession["status"],
    isPaid: session.payment_status === "paid",
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "usd",
    paymentId: typeof payment === "string" ? payment : (payment?.id ?? null),
    url: session.url,
  };
}
