import type Stripe from "stripe";
import { makeId } from "../ids.ts";

export type WireInvoicePayment = Omit<Stripe.InvoicePayment, "payment" | "invoice"> & {
  invoice: string;
  payment: { type: "payment_intent"; payment_intent: string };
};

/** What ties an invoice to the payment intent that pays it. */
export function makeInvoicePayment(
  invoice: string,
  intent: Stripe.PaymentIntent,
  created: number,
): WireInvoicePayment {
  return {
    id: makeId("invoicePayment"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: intent.amount,
    created,
    currency: intent.currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
