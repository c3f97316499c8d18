import type Stripe from "stripe";
import { behaviorOf } from "../cards/card-behavior.ts";
import type { Decline } from "../cards/test-cards.ts";
import { openDispute } from "../disputes/dispute.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeChargeTransaction } from "../objects/connect-objects.ts";
import { type CardMethod, makeCharge } from "../objects/payment-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject, updateObject } from "../store/stored-object.ts";

/** Charges a card whose bank pays: the money is on the balance, the intent succeeded. */
export function takePayment(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  authenticated: boolean,
  cause: Cause,
): Stripe.PaymentIntent {
  const made = makeCharge(intent, method, nowInSeconds(sandbox), null, authenticated);
  const transaction = makeChargeTransaction(made, behaviorOf(method.card).isAvailableAtOnce);
  const charge = { ...made, balance_transaction: transaction.id };
  insertObject(sandbox, "balance_transactions", transaction);
  insertObject(sandbox, "charges", charge);
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  };
  updateObject(sandbox, "payment_intents", succeeded);
  recordEvent(sandbox, "charge.succeeded", charge, cause);
  recordEvent(sandbox, "payment_intent.succeeded", succeeded, cause);
  const { disputeReason: reason } = behaviorOf(method.card);
  if (reason) openDispute(sandbox, charge, { reason }, cause);
  return succeeded;
}

/** Notes a bank's refusal; the intent waits for another card. */
export function refusePayment(
  sandbox: Sandbox,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  decline: Decline,
  cause: Cause,
): Stripe.PaymentIntent {
  const charge = makeCharge(intent, method, nowInSeconds(sandbox), decline, false);
  insertObject(sandbox, "charges", charge);
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
  updateObject(sandbox, "payment_intents", failed);
  recordEvent(sandbox, "charge.failed", charge, cause);
  recordEvent(sandbox, "payment_intent.payment_failed", failed, cause);
  return failed;
}
