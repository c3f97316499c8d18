import type Stripe from "stripe";
import type { WireInvoice } from "../objects/make-invoice.ts";
import { makeInvoicePayment, type WireInvoicePayment } from "../objects/make-invoice-payment.ts";
import { makePaymentIntent } from "../objects/make-payment-intent.ts";
import { addIntent, findIntent } from "../payments/kept-intent.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";

/** What pays an invoice, or null where nothing was tried yet. */
export function findInvoicePayment(sandbox: Sandbox, invoice: string): WireInvoicePayment | null {
  const select = "SELECT body FROM invoice_payments WHERE invoice = ?";
  const row = sandbox.store.find<{ body: string }>(select, invoice);
  return row && (JSON.parse(row.body) as WireInvoicePayment);
}

/** The payment intent of an invoice: the one it has, or a new one. */
export function openInvoiceIntent(
  sandbox: Sandbox,
  invoice: WireInvoice,
  cause: Cause,
): Stripe.PaymentIntent {
  const payment = findInvoicePayment(sandbox, invoice.id);
  const kept = payment && findIntent(sandbox, payment.payment.payment_intent);
  if (kept) return kept;
  const isFirst = invoice.billing_reason === "subscription_create";
  const data = {
    description: isFirst ? "Subscription creation" : "Subscription update",
    metadata: {},
    transferGroup: null,
    receiptEmail: null,
    statementDescriptor: null,
    statementDescriptorSuffix: null,
  };
  const made = makePaymentIntent(data, invoice.amount_due, invoice.currency, nowInSeconds(sandbox));
  const intent: Stripe.PaymentIntent = {
    ...made,
    customer: invoice.customer,
    setup_future_usage: "off_session",
  };
  addIntent(sandbox, intent, invoice.id, cause);
  linkIntent(sandbox, invoice, intent);
  return intent;
}

/** Ties a payment intent to the invoice that it pays. */
export function linkIntent(sandbox: Sandbox, invoice: WireInvoice, intent: Stripe.PaymentIntent): void {
  const payment = makeInvoicePayment(invoice.id, intent, nowInSeconds(sandbox));
  insertObject(sandbox, "invoice_payments", payment, {
    created: payment.created,
    invoice: invoice.id,
    payment_intent: intent.id,
    status: payment.status,
  });
}
