import type Stripe from "stripe";
import { setDue } from "../clocks/dues.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeInvoicePayment, type WireInvoice, type WireInvoicePayment } from "../objects/invoice-objects.ts";
import { makePaymentIntent } from "../objects/payment-objects.ts";
import { addIntent } from "../payments/intent.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findIntent, findInvoice, insertObject, listObjects, updateObject } from "../store/stored-object.ts";
import { ApiError, missing } from "../wire/api-error.ts";

/** An invoice; an unknown id is the API's 404. */
export function getInvoice(sandbox: Sandbox, id: string): WireInvoice {
  const invoice = findInvoice(sandbox, id);
  if (!invoice) throw missing("invoice", id, "invoice");
  return invoice;
}

/** Writes what changed of an invoice, with its event and when it is charged next. */
export function changeInvoice(
  sandbox: Sandbox,
  before: WireInvoice,
  change: Partial<WireInvoice>,
  type: Stripe.Event.Type,
  cause: Cause,
): WireInvoice {
  const after = { ...before, ...change };
  updateObject(sandbox, "invoices", after);
  setDue(sandbox, "retry", after.id, after.next_payment_attempt, after.test_clock as string | null);
  recordEvent(sandbox, type, after, cause);
  return after;
}

/** The finalized invoices of a subscription that are not paid, oldest first. */
export function listOpenInvoices(sandbox: Sandbox, subscription: string): WireInvoice[] {
  const condition = "subscription = ? AND status = 'open' ORDER BY seq LIMIT 100";
  return listObjects(sandbox, "invoices", condition, subscription);
}

/** Ends the charging of a subscription's invoices by themselves; they stay payable. */
export function stopCollecting(sandbox: Sandbox, subscription: string, cause: Cause): void {
  for (const invoice of listOpenInvoices(sandbox, subscription)) {
    if (invoice.next_payment_attempt === null && invoice.auto_advance === false) continue;
    const change = { next_payment_attempt: null, auto_advance: false };
    changeInvoice(sandbox, invoice, change, "invoice.updated", cause);
  }
}

/** What pays an invoice, or null where nothing was tried yet. */
export function findInvoicePayment(sandbox: Sandbox, invoice: string): WireInvoicePayment | null {
  return listObjects<WireInvoicePayment>(sandbox, "invoice_payments", "invoice = ?", invoice)[0] ?? null;
}

/** The payment intent of an invoice: the one it has, or a new one. */
export function openInvoiceIntent(
  sandbox: Sandbox,
  invoice: WireInvoice,
  cause: Cause,
): Stripe.PaymentIntent {
  const payment = findInvoicePayment(sandbox, invoice.id);
  const existing = payment && findIntent(sandbox, payment.payment.payment_intent);
  if (existing) return existing;
  const intent = makePaymentIntent({
    amount: invoice.amount_due,
    created: nowInSeconds(sandbox),
    currency: invoice.currency,
    customer: invoice.customer,
    description: "Subscription update",
    setup_future_usage: "off_session",
  });
  addIntent(sandbox, intent, cause);
  linkIntent(sandbox, invoice, intent);
  return intent;
}

/** Ties a payment intent to the invoice that it pays. */
export function linkIntent(sandbox: Sandbox, invoice: WireInvoice, intent: Stripe.PaymentIntent): void {
  const payment = makeInvoicePayment(invoice.id, intent, nowInSeconds(sandbox));
  insertObject(sandbox, "invoice_payments", payment);
}

/** The API's 402 for an invoice whose card was refused, with the bank's reason. */
export function refuseCard(sandbox: Sandbox, invoice: WireInvoice): ApiError {
  const payment = findInvoicePayment(sandbox, invoice.id);
  const intent = payment && findIntent(sandbox, payment.payment.payment_intent);
  const error = intent?.last_payment_error;
  if (!intent || !error) {
    const message = "Cannot charge a customer that has no active card.";
    return new ApiError(402, { type: "card_error", code: "missing", message });
  }
  return new ApiError(402, {
    type: "card_error",
    message: error.message ?? "Your card was declined.",
    ...(error.code ? { code: error.code } : {}),
    ...(error.decline_code ? { decline_code: error.decline_code } : {}),
    ...(error.charge ? { charge: error.charge as string } : {}),
    payment_intent: intent,
    ...(error.payment_method ? { payment_method: error.payment_method } : {}),
  });
}
