import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { getSession, type KeptSession } from "../sessions/find-session.ts";
import { findPaymentMethod } from "../store/find-object.ts";
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
    const kept = getSession(sandbox, id);
    const closed = findClosed(kept.session);
    if (closed) return closed;
    const waiting = findWaitingIntent(sandbox, kept);
    if (!waiting) return { result: "none" };
    if (answer === "complete") {
      return completeSession(sandbox, kept, waiting.intent, waiting.method, true);
    }
    fail(sandbox, waiting.intent, waiting.method);
    return { result: "failed" };
  });
}

/** The payment intent of a session that waits for its buyer's bank, with the card used. */
export function findWaitingIntent(
  sandbox: Sandbox,
  { intentId }: KeptSession,
): { intent: Stripe.PaymentIntent; method: CardMethod } | null {
  const intent = intentId ? findIntent(sandbox, intentId) : null;
  if (intent?.status !== "requires_action") return null;
  const method = findPaymentMethod(sandbox, intent.payment_method as string);
  return method && { intent, method };
}

/** The card whose authentication just failed, or null. */
export function findFailedMethod(sandbox: Sandbox, { intentId }: KeptSession): Stripe.PaymentMethod | null {
  const failure = intentId ? findIntent(sandbox, intentId)?.last_payment_error : null;
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
