import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, insertObject, updateObject } from "../store/kept-object.ts";

/** A payment intent, or null. */
export function findIntent(sandbox: Sandbox, id: string): Stripe.PaymentIntent | null {
  return findObject(sandbox, "payment_intents", id);
}

/** Keeps a new payment intent, with the id of the session or the invoice that it is to pay. */
export function addIntent(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  paidThing: string,
  cause: Cause,
): void {
  insertObject(sandbox, "payment_intents", intent, { session: paidThing });
  recordEvent(sandbox, "payment_intent.created", intent, cause);
}

export function updateIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent): void {
  updateObject(sandbox, "payment_intents", intent);
}

/** Ends the unfinished payment intent of a session that expires or of an invoice that is void. */
export function cancelIntent(sandbox: Sandbox, id: string, cause: Cause): void {
  const intent = findIntent(sandbox, id);
  if (!intent || intent.status === "succeeded" || intent.status === "canceled") return;
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: "canceled",
    canceled_at: nowInSeconds(sandbox),
    cancellation_reason: "automatic",
    next_action: null,
  };
  updateIntent(sandbox, canceled);
  recordEvent(sandbox, "payment_intent.canceled", canceled, cause);
}
