import { z } from "zod";
import { atTimeOf, getCustomer } from "../customers/kept-customer.ts";
import { findDefaultMethod, getMethodOf } from "../customers/kept-method.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findSubscription } from "../subscriptions/kept-subscription.ts";
import { type ApiError, refused } from "../wire/api-error.ts";
import { expand, flag, id } from "../wire/read-params.ts";
import { chargeInvoice } from "./charge-invoice.ts";
import { noteRefusal } from "./collect-invoice.ts";
import { finalizeInvoice } from "./finalize-invoice.ts";
import { getInvoice } from "./kept-invoice.ts";
import { refuseCard } from "./refuse-card.ts";

/** What POST /v1/invoices/:id/pay takes here. */
export const payInvoiceParams = z.strictObject({
  payment_method: id.optional(),
  off_session: flag.optional(),
  expand,
});

/** Charges an invoice by request, now; a refusal is the 402, and leaves the invoice open and its schedule as it was. */
export function payInvoice(
  sandbox: Sandbox,
  invoiceId: string,
  cardId: string | undefined,
  cause: Cause,
): WireInvoice | ApiError {
  const kept = getInvoice(sandbox, invoiceId);
  const here = atTimeOf(sandbox, kept.customer);
  if (kept.status === "paid") throw refused("Invoice is already paid");
  if (kept.status !== "open" && kept.status !== "draft") {
    throw refused(`An invoice that is ${kept.status} can't be paid.`);
  }
  const invoice = kept.status === "draft" ? finalizeInvoice(here, kept, cause) : kept;
  const card = cardId ? getMethodOf(here, kept.customer, cardId, "payment_method") : cardOf(here, invoice);
  const after = payWith(here, invoice, card, false, cause);
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
