import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { WireInvoice, WireInvoicePayment } from "../objects/invoice-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/stored-object.ts";
import { changeSubscription, findSubscription } from "../subscriptions/subscription.ts";
import { changeInvoice, findInvoicePayment, listOpenInvoices } from "./invoice.ts";

/** Notes that an invoice is paid: by a payment intent, or (null) because nothing was due. */
export function settleInvoice(
  sandbox: Sandbox,
  invoice: WireInvoice,
  intent: Stripe.PaymentIntent | null,
  cause: Cause,
): WireInvoice {
  const at = nowInSeconds(sandbox);
  const paid = changeInvoice(
    sandbox,
    invoice,
    {
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempt_count: Math.max(invoice.attempt_count, intent ? 1 : 0),
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status: "paid",
      status_transitions: { ...invoice.status_transitions, paid_at: at },
    },
    "invoice.paid",
    cause,
  );
  recordEvent(sandbox, "invoice.payment_succeeded", paid, cause);
  settlePayment(sandbox, paid, at, cause);
  recoverSubscription(sandbox, paid, cause);
  return paid;
}

function settlePayment(sandbox: Sandbox, invoice: WireInvoice, at: number, cause: Cause): void {
  const payment = findInvoicePayment(sandbox, invoice.id);
  if (!payment) return;
  const paid: WireInvoicePayment = {
    ...payment,
    amount_paid: invoice.amount_paid,
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: at },
  };
  updateObject(sandbox, "invoice_payments", paid);
  recordEvent(sandbox, "invoice_payment.paid", paid, cause);
}

/** A subscription that owes nothing any more is active again. */
function recoverSubscription(sandbox: Sandbox, invoice: WireInvoice, cause: Cause): void {
  const subscription = findSubscription(sandbox, invoice.parent.subscription_details.subscription);
  const owes = ["past_due", "unpaid"].includes(subscription?.status ?? "");
  if (!subscription || !owes || listOpenInvoices(sandbox, subscription.id).length > 0) return;
  changeSubscription(sandbox, subscription, { status: "active" }, cause);
}
