import type Stripe from "stripe";
import type { CardFacts } from "../cards/read-card.ts";
import { type Decline, getDecline } from "../cards/test-cards.ts";
import { addMethod } from "../customers/card-method.ts";
import { recordEvent } from "../events/record-event.ts";
import { type CardMethod, makePaymentIntent } from "../objects/payment-objects.ts";
import { makeCustomerDetails, type Session } from "../objects/session-objects.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import {
  getSession,
  type StoredSession,
  setSessionIntent,
  updateOpenSession,
} from "../sessions/stored-session.ts";
import { findIntent, updateObject } from "../store/stored-object.ts";
import { beginSubscription } from "./begin-subscription.ts";
import { addIntent } from "./intent.ts";
import { refusePayment, takePayment } from "./take-payment.ts";

/**
 * One attempt to pay a session with a card, from the hosted page or the test-only call alike.
 * A decline leaves the session open; however often and at once it is called, a session is paid once.
 */
export function paySession(sandbox: Sandbox, id: string, card: CardFacts, payer: Payer): Payment {
  return sandbox.store.transact(() => {
    const stored = getSession(sandbox, id);
    const closed = findClosed(stored.session);
    if (closed) return closed;
    const intent = openIntent(sandbox, stored);
    const method = addMethod(sandbox, card, payer);
    if (card.behavior.needsAuthentication) {
      challenge(sandbox, stored.session, intent, method);
      return { result: "challenged" };
    }
    if (card.behavior.declineCode) {
      const decline = getDecline(card.behavior.declineCode);
      refusePayment(sandbox, intent, method, decline, noCause);
      return { result: "declined", decline };
    }
    return completeSession(sandbox, stored, intent, method, false);
  });
}

function openIntent(
  sandbox: Sandbox,
  { session, intentData, intentId }: StoredSession,
): Stripe.PaymentIntent {
  const existing = intentId && findIntent(sandbox, intentId);
  if (existing) return existing;
  const { amount_total: amount, currency, mode, customer } = session;
  const { subscriptionMetadata: _, ...data } = intentData;
  const intent = makePaymentIntent({
    ...data,
    amount: amount ?? 0,
    created: nowInSeconds(sandbox),
    currency: currency ?? "usd",
    customer,
    setup_future_usage: mode === "subscription" ? "off_session" : null,
  });
  addIntent(sandbox, intent, noCause);
  setSessionIntent(sandbox, session.id, intent.id);
  if (mode === "payment") {
    session.payment_intent = intent.id;
    updateOpenSession(sandbox, session);
  }
  return intent;
}

function challenge(
  sandbox: Sandbox,
  session: Session,
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
  updateObject(sandbox, "payment_intents", waiting);
  recordEvent(sandbox, "payment_intent.requires_action", waiting, noCause);
}

/** The buyer, as the hosted page asks for it. */
export interface Payer {
  email: string;
  name: string;
  country: string;
  postalCode: string | null;
}

/** How one attempt to pay ended. */
export type Payment =
  | { result: "paid" }
  | { result: "declined"; decline: Decline }
  | { result: "challenged" }
  | Closed;

/** Nothing was tried: the session is complete or expired. */
interface Closed {
  result: "closed";
  status: "complete" | "expired";
}

/** How an attempt to pay a session ends that is not open any more; null while it is. */
export function findClosed(session: Session): Closed | null {
  if (session.status === "open") return null;
  return { result: "closed", status: session.status === "complete" ? "complete" : "expired" };
}

/** Takes the money, inside the caller's transaction, for a session that the caller saw open in it. */
export function completeSession(
  sandbox: Sandbox,
  stored: StoredSession,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  authenticated: boolean,
): Payment {
  const { session } = stored;
  const { email, name, address } = method.billing_details;
  const paid: Session = {
    ...session,
    status: "complete",
    payment_status: "paid",
    customer_details: makeCustomerDetails(email ?? "", name, address),
    url: null,
  };
  if (session.mode === "subscription") {
    Object.assign(paid, beginSubscription(sandbox, stored, intent, method, authenticated));
  } else {
    paid.payment_intent = intent.id;
    takePayment(sandbox, intent, method, authenticated, noCause);
  }
  if (!updateOpenSession(sandbox, paid)) throw new Error(`The session ${session.id} is not open.`);
  recordEvent(sandbox, "checkout.session.completed", paid, noCause);
  return { result: "paid" };
}
