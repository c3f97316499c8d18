import { findDefaultMethod } from "../customers/card-method.ts";
import { atTimeOf, getCustomer } from "../customers/customer.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findSubscription } from "../subscriptions/subscription.ts";
import { type ApiError, refused } from "../wire/api-error.ts";
import { chargeInvoice } from "./charge-invoice.ts";
import { noteRefusal } from "./collect-invoice.ts";
import { finalizeInvoice } from "./draft-invoice.ts";
import { getInvoice, refuseCard } from "./invoice.ts";

/** Charges an invoice by request, now; a refusal is the 402, and leaves the invoice open and its schedule as it was. */
export function payInvoice(sandbox: Sandbox, invoiceId: string, cause: Cause): WireInvoice | ApiError {
  const stored = getInvoice(sandbox, invoiceId);
  const here = atTimeOf(sandbox, stored.customer);
  if (stored.status === "paid") throw refused("Invoice is already paid");
  const invoice = stored.status === "draft" ? finalizeInvoice(here, stored, cause) : stored;
  const after = payWith(here, invoice, cardOf(here, invoice), false, cause);
  return after.status === "paid" ? after : refuseCard(here, after);
}

/** The card that an invoice would be charged to by itself, or null. */
export function cardOf(sandbox: Sandbox, invoice: WireInvoice): CardMethod | null {
  const subscription = findSubscription(sandbox, invoice.parent.subscription_details.subscription);
  return findDefaultMethod(sandbox, subscription, getCustomer(sandbox, invoice.customer));
}

/** One attempt by a person's hand. */
export function payWith(
  sandbox: Sandbox,
  invoice: WireInvoice,
  card: CardMethod | null,
  authenticated: boolean,
  cause: Cause,
): WireInvoice {
  const attempt = chargeInvoice(sandbox, invoice, card, authenticated, cause);
  if (attempt.result === "paid") return attempt.invoice;
  const change = { attempt_count: Math.max(invoice.attempt_count, 1) };
  return noteRefusal(sandbox, invoice, attempt.decline.code, cause, change);
}
