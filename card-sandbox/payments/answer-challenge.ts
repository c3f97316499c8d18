import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { getSession } from "../sessions/find-session.ts";
import { completeSession } from "./complete-session.ts";
import { findIntent, updateIntent } from "./kept-intent.ts";
import { findClosed, type Payment } from "./payment.ts";

const failureCode = "payment_intent_authentication_failure";

/** Ends an authentication: `complete` pays, `fail` leaves the session open for another card. */
export function answerChallenge(
  sandbox: Sandbox,
  id: string,
  answer: "complete" | "fail",
): Payment | { result: "failed" | "none" } {
  return sandbox.store.transact(() => {
    const { session } = getSession(sandbox, id);
    const closed = findClosed(session);
    if (closed) return closed;
    const waiting = findWaitingIntent(sandbox, session);
    if (!waiting) return { result: "none" };
    if (answer === "complete") {
      return completeSession(sandbox, session, waiting.intent, waiting.method, true);
    }
    fail(sandbox, waiting.intent, waiting.method);
    return { result: "failed" };
  });
}

/** The payment intent of a session that waits for its buyer's bank, with the card used. */
export function findWaitingIntent(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
): { intent: Stripe.PaymentIntent; method: CardMethod } | null {
  if (typeof session.payment_intent !== "string") return null;
  const intent = findIntent(sandbox, session.payment_intent);
  if (intent?.status !== "requires_action" || typeof intent.payment_method !== "string") return null;
  const row = sandbox.store.find<{ body: string }>(
    "SELECT body FROM payment_methods WHERE id = ?",
    intent.payment_method,
  );
  return row ? { intent, method: JSON.parse(row.body) } : null;
}

/** The card whose authentication just failed, or null. */
export function findFailedMethod(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
): Stripe.PaymentMethod | null {
  if (typeof session.payment_intent !== "string") return null;
  const failure = findIntent(sandbox, session.payment_intent)?.last_payment_error;
  return failure?.code === failureCode ? (failure.payment_method ?? null) : null;
}

function fail(sandbox: Sandbox, intent: Stripe.PaymentIntent, method: CardMethod): void {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: "invalid_request_error",
      code: failureCode,
      message: "The card's bank could not confirm who is paying. Choose another way to pay and try again.",
      payment_method: method,
    },
  };
  updateIntent(sandbox, failed);
  recordEvent(sandbox, "payment_intent.payment_failed", failed, noCause);
}
