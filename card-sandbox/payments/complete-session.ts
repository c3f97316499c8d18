import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { makeChargeTransaction } from "../objects/make-balance-transaction.ts";
import { makeCharge } from "../objects/make-charge.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { makeCustomerDetails } from "../objects/make-session.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { updateOpenSession } from "../sessions/close-session.ts";
import { updateIntent } from "./kept-intent.ts";
import type { Payment } from "./payment.ts";

/** Takes the money, inside the caller's transaction; changes nothing where the session is no longer open. */
export function completeSession(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  authenticated: boolean,
): Payment {
  const { email, name, address } = method.billing_details;
  const paid: Stripe.Checkout.Session = {
    ...session,
    status: "complete",
    payment_status: "paid",
    payment_intent: intent.id,
    customer_details: makeCustomerDetails(email ?? "", name, address),
    url: null,
  };
  if (!updateOpenSession(sandbox, paid)) return { result: "closed", status: "complete" };
  const charge = keepCharge(sandbox, makeCharge(intent, method, nowInSeconds(sandbox), null, authenticated));
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  };
  updateIntent(sandbox, succeeded);
  recordEvent(sandbox, "charge.succeeded", charge, noCause);
  recordEvent(sandbox, "payment_intent.succeeded", succeeded, noCause);
  recordEvent(sandbox, "checkout.session.completed", paid, noCause);
  return { result: "paid" };
}

function keepCharge(sandbox: Sandbox, made: Stripe.Charge): Stripe.Charge {
  const transaction = makeChargeTransaction(made);
  const charge = { ...made, balance_transaction: transaction.id };
  sandbox.store.run(
    "INSERT INTO balance_transactions (id, body) VALUES (?, ?)",
    transaction.id,
    JSON.stringify(transaction),
  );
  sandbox.store.run(
    "INSERT INTO charges (id, payment_intent, created, amount, body) VALUES (?, ?, ?, ?, ?)",
    charge.id,
    charge.payment_intent as string,
    charge.created,
    charge.amount,
    JSON.stringify(charge),
  );
  return charge;
}
