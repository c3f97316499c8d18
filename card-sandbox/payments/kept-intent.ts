import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { type IntentData, makePaymentIntent } from "../objects/make-payment-intent.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";

/** A payment intent, or null. */
export function findIntent(sandbox: Sandbox, id: string): Stripe.PaymentIntent | null {
  const row = sandbox.store.find<{ body: string }>("SELECT body FROM payment_intents WHERE id = ?", id);
  return row ? (JSON.parse(row.body) as Stripe.PaymentIntent) : null;
}

/** Makes the payment intent of a session's first attempt to pay. */
export function addIntent(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  data: IntentData,
  cause: Cause,
): Stripe.PaymentIntent {
  const created = nowInSeconds(sandbox);
  const intent = makePaymentIntent(data, session.amount_total ?? 0, session.currency ?? "usd", created);
  const insert = "INSERT INTO payment_intents (id, session, body) VALUES (?, ?, ?)";
  sandbox.store.run(insert, intent.id, session.id, JSON.stringify(intent));
  recordEvent(sandbox, "payment_intent.created", intent, cause);
  return intent;
}

export function updateIntent(sandbox: Sandbox, intent: Stripe.PaymentIntent): void {
  sandbox.store.run("UPDATE payment_intents SET body = ? WHERE id = ?", JSON.stringify(intent), intent.id);
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
  updateIntent(sandbox, canceled);
  recordEvent(sandbox, "payment_intent.canceled", canceled, cause);
}
