import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findIntent, insertObject, updateObject } from "../store/stored-object.ts";

/** Stores a new payment intent. */
export function addIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent, cause: Cause): void {
  insertObject(sandbox, "payment_intents", intent);
  recordEvent(sandbox, "payment_intent.created", intent, cause);
}

/** Ends the unfinished payment intent of a session that expires. */
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
  updateObject(sandbox, "payment_intents", canceled);
  recordEvent(sandbox, "payment_intent.canceled", canceled, cause);
}
