import type Stripe from "stripe";
import { behaviorOf } from "../cards/card-behavior.ts";
import { type Decline, getDecline } from "../cards/test-cards.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import { refusePayment, takePayment } from "../payments/take-payment.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { openInvoiceIntent } from "./invoice.ts";
import { settleInvoice } from "./settle-invoice.ts";

/** How an attempt to charge an invoice to a card ended. */
export type Attempt =
  | { result: "paid"; invoice: WireInvoice }
  | { result: "declined"; decline: Decline; intent: Stripe.PaymentIntent | null };

const noCard: Decline = {
  code: "missing",
  declineCode: "missing",
  message: "Cannot charge a customer that has no active card.",
};

/** Charges an open invoice to a stored card; `authenticated`: its holder has just confirmed it. */
export function chargeInvoice(
  sandbox: Sandbox,
  invoice: WireInvoice,
  method: CardMethod | null,
  authenticated: boolean,
  cause: Cause,
): Attempt {
  if (invoice.amount_due === 0) {
    return { result: "paid", invoice: settleInvoice(sandbox, invoice, null, cause) };
  }
  if (!method) return { result: "declined", decline: noCard, intent: null };
  const intent = openInvoiceIntent(sandbox, invoice, cause);
  const { laterDecline } = behaviorOf(method.card);
  if (laterDecline && !(authenticated && laterDecline === "authentication_required")) {
    const decline = getDecline(laterDecline);
    return { result: "declined", decline, intent: refusePayment(sandbox, intent, method, decline, cause) };
  }
  const paid = takePayment(sandbox, intent, method, authenticated, cause);
  return { result: "paid", invoice: settleInvoice(sandbox, invoice, paid, cause) };
}
