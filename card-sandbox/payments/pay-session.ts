import type Stripe from "stripe";
import type { CardFacts } from "../cards/read-card.ts";
import { getDecline } from "../cards/test-cards.ts";
import { recordEvent } from "../events/record-event.ts";
import { makePaymentIntent } from "../objects/make-payment-intent.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { setSessionIntent, updateOpenSession } from "../sessions/close-session.ts";
import { getSession, type KeptSession } from "../sessions/find-session.ts";
import { completeSession } from "./complete-session.ts";
import { keepMethod } from "./keep-method.ts";
import { addIntent, findIntent, updateIntent } from "./kept-intent.ts";
import { findClosed, type Payer, type Payment } from "./payment.ts";
import { refusePayment } from "./take-payment.ts";

/**
 * One attempt to pay a session with a card, from the hosted page or the test-only call alike.
 * A decline leaves the session open; however often and at once it is called, a session is paid once.
 */
export function paySession(sandbox: Sandbox, id: string, card: CardFacts, payer: Payer): Payment {
  return sandbox.store.transact(() => {
    const kept = getSession(sandbox, id);
    const closed = findClosed(kept.session);
    if (closed) return closed;
    const intent = openIntent(sandbox, kept);
    const method = keepMethod(sandbox, card, payer);
    if (card.behaviour.needsAuthentication) {
      challenge(sandbox, kept.session, intent, method);
      return { result: "challenged" };
    }
    if (card.behaviour.declineCode) {
      const decline = getDecline(card.behaviour.declineCode);
      refusePayment(sandbox, intent, method, decline, noCause);
      return { result: "declined", decline };
    }
    return completeSession(sandbox, kept, intent, method, false);
  });
}

function openIntent(sandbox: Sandbox, { session, intentData, intentId }: KeptSession): Stripe.PaymentIntent {
  const existing = intentId && findIntent(sandbox, intentId);
  if (existing) return existing;
  const { amount_total: amount, currency, mode, customer } = session;
  const made = makePaymentIntent(intentData, amount ?? 0, currency ?? "usd", nowInSeconds(sandbox));
  const usage = mode === "subscription" ? "off_session" : null;
  const intent: Stripe.PaymentIntent = { ...made, customer, setup_future_usage: usage };
  addIntent(sandbox, intent, session.id, noCause);
  setSessionIntent(sandbox, session.id, intent.id);
  if (mode === "payment") {
    session.payment_intent = intent.id;
    updateOpenSession(sandbox, session);
  }
  return intent;
}

function challenge(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
): void {
  const page = `${sandbox.publicUrl}/pay/${session.id}`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_action",
    payment_method: method.id,
    next_action: { type: "redirect_to_url", redirect_to_url: { url: `${page}/challenge`, return_url: page } },
  };
  updateIntent(sandbox, waiting);
  recordEvent(sandbox, "payment_intent.requires_action", waiting, noCause);
}
