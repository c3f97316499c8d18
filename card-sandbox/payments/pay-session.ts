import type Stripe from "stripe";
import type { CardFacts } from "../cards/read-card.ts";
import { type Decline, getDecline } from "../cards/test-cards.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeCharge } from "../objects/make-charge.ts";
import { type CardMethod, makePaymentMethod } from "../objects/make-payment-method.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { updateOpenSession } from "../sessions/close-session.ts";
import { getSession, type KeptSession } from "../sessions/find-session.ts";
import { completeSession } from "./complete-session.ts";
import { addIntent, findIntent, updateIntent } from "./kept-intent.ts";
import { findClosed, type Payer, type Payment } from "./payment.ts";

/**
 * One attempt to pay a session with a card, from the hosted page or the test-only call alike.
 * A decline leaves the session open; however often and at once it is called, a session is paid once.
 */
export function paySession(sandbox: Sandbox, id: string, card: CardFacts, payer: Payer): Payment {
  return sandbox.store.transact(() => {
    const kept = getSession(sandbox, id);
    const { session } = kept;
    const closed = findClosed(session);
    if (closed) return closed;
    const intent = openIntent(sandbox, kept);
    const method = keepMethod(sandbox, card, payer);
    if (card.behaviour.needsAuthentication) {
      challenge(sandbox, session, intent, method);
      return { result: "challenged" };
    }
    if (card.behaviour.declineCode) {
      const decline = getDecline(card.behaviour.declineCode);
      refuse(sandbox, intent, method, decline);
      return { result: "declined", decline };
    }
    return completeSession(sandbox, session, intent, method, false);
  });
}

function openIntent(sandbox: Sandbox, { session, intentData }: KeptSession): Stripe.PaymentIntent {
  const existing = typeof session.payment_intent === "string" && findIntent(sandbox, session.payment_intent);
  if (existing) return existing;
  const intent = addIntent(sandbox, session, intentData, noCause);
  session.payment_intent = intent.id;
  updateOpenSession(sandbox, session);
  return intent;
}

function keepMethod(sandbox: Sandbox, card: CardFacts, payer: Payer): CardMethod {
  const address = { city: null, country: payer.country, line1: null, line2: null, state: null };
  const billing: Stripe.PaymentMethod.BillingDetails = {
    address: { ...address, postal_code: payer.postalCode },
    email: payer.email,
    name: payer.name,
    phone: null,
    tax_id: null,
  };
  const method = makePaymentMethod(card, billing, nowInSeconds(sandbox));
  sandbox.store.run(
    "INSERT INTO payment_methods (id, body) VALUES (?, ?)",
    method.id,
    JSON.stringify(method),
  );
  return method;
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

function refuse(sandbox: Sandbox, intent: Stripe.PaymentIntent, method: CardMethod, decline: Decline): void {
  const created = nowInSeconds(sandbox);
  const charge = makeCharge(intent, method, created, decline, false);
  sandbox.store.run(
    "INSERT INTO charges (id, payment_intent, created, amount, body) VALUES (?, ?, ?, ?, ?)",
    charge.id,
    intent.id,
    created,
    charge.amount,
    JSON.stringify(charge),
  );
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: {
      type: "card_error",
      charge: charge.id,
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      payment_method: method,
    },
  };
  updateIntent(sandbox, failed);
  recordEvent(sandbox, "charge.failed", charge, noCause);
  recordEvent(sandbox, "payment_intent.payment_failed", failed, noCause);
}
