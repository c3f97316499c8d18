import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { getSession, type StoredSession } from "../sessions/stored-session.ts";
import { findIntent, findPaymentMethod, updateObject } from "../store/stored-object.ts";
import { completeSession, findClosed, type Payment } from "./pay-session.ts";

const failureCode = "payment_intent_authentication_failure";

/** Ends an authentication: `complete` pays, `fail` leaves the session open for another card. */
export function endChallenge(
  sandbox: Sandbox,
  id: string,
  outcome: "complete" | "fail",
): Payment | { result: "failed" | "none" } {
  return sandbox.store.transact(() => {
    const stored = getSession(sandbox, id);
    const closed = findClosed(stored.session);
    if (closed) return closed;
    const waiting = findWaitingIntent(sandbox, stored);
    if (!waiting) return { result: "none" };
    if (outcome === "complete") {
      return completeSession(sandbox, stored, waiting.intent, waiting.method, true);
    }
    fail(sandbox, waiting.intent, waiting.method);
    return { result: "failed" };
  });
}

/** The payment intent of a session that waits for its buyer's bank, with the card used. */
export function findWaitingIntent(
  sandbox: Sandbox,
  { intentId }: StoredSession,
): { intent: Stripe.PaymentIntent; method: CardMethod } | null {
  const intent = intentId ? findIntent(sandbox, intentId) : null;
  if (intent?.status !== "requires_action") return null;
  const method = findPaymentMethod(sandbox, intent.payment_method as string);
  return method && { intent, method };
}

/** The card whose authentication just failed, or null. */
export function findFailedMethod(sandbox: Sandbox, { intentId }: StoredSession): Stripe.PaymentMethod | null {
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
  updateObject(sandbox, "payment_intents", failed);
  recordEvent(sandbox, "payment_intent.payment_failed", failed, noCause);
}
