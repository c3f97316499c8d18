import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { makeCustomerDetails } from "../objects/make-session.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { updateOpenSession } from "../sessions/close-session.ts";
import type { KeptSession } from "../sessions/find-session.ts";
import { beginSubscription } from "./begin-subscription.ts";
import type { Payment } from "./payment.ts";
import { takePayment } from "./take-payment.ts";

/** Takes the money, inside the caller's transaction, for a session that the caller saw open in it. */
export function completeSession(
  sandbox: Sandbox,
  kept: KeptSession,
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  authenticated: boolean,
): Payment {
  const { session } = kept;
  const { email, name, address } = method.billing_details;
  const paid: Stripe.Checkout.Session = {
    ...session,
    status: "complete",
    payment_status: "paid",
    customer_details: makeCustomerDetails(email ?? "", name, address),
    url: null,
  };
  if (session.mode === "subscription") {
    Object.assign(paid, beginSubscription(sandbox, kept, intent, method, authenticated));
  } else {
    paid.payment_intent = intent.id;
    takePayment(sandbox, intent, method, authenticated, noCause);
  }
  if (!updateOpenSession(sandbox, paid)) throw new Error(`The session ${session.id} is not open.`);
  recordEvent(sandbox, "checkout.session.completed", paid, noCause);
  return { result: "paid" };
}
