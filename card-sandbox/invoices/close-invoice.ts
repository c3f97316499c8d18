import type { WireInvoice } from "../objects/make-invoice.ts";
import { cancelIntent } from "../payments/kept-intent.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { refused } from "../wire/api-error.ts";
import { findInvoicePayment } from "./invoice-payment.ts";
import { changeInvoice } from "./kept-invoice.ts";

/** Voids an open invoice: nobody owes it any more. Fails with a 400 on any other. */
export function closeInvoice(sandbox: Sandbox, invoice: WireInvoice, cause: Cause): WireInvoice {
  if (invoice.status !== "open") {
    throw refused(`Only an open invoice can be voided; this one's status is ${invoice.status}.`);
  }
  const payment = findInvoicePayment(sandbox, invoice.id);
  if (payment) cancelIntent(sandbox, payment.payment.payment_intent, cause);
  const transitions = { ...invoice.status_transitions, voided_at: nowInSeconds(sandbox) };
  const change = {
    status: "void",
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: transitions,
  } as const;
  return changeInvoice(sandbox, invoice, change, "invoice.voided", cause);
}
