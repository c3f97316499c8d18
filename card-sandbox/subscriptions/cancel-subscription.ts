import { atTimeOf, getCustomer } from "../customers/kept-customer.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { addInvoiceItem, composeInvoice, listWaitingItems } from "../invoices/compose-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { missing } from "../wire/api-error.ts";
import { endSubscription } from "./end-subscription.ts";
import { changeSubscription, findBilled, getSubscription, itemOf } from "./kept-subscription.ts";
import { prorate } from "./prorate.ts";
import type { CancelSubscriptionParams } from "./subscription-params.ts";

/**
 * Ends a subscription at once by request: `prorate` credits the rest of the period, `invoice_now` puts what waits on a
 * last invoice. Fails with a 404 where it has ended, as the provider does.
 */
export function cancelSubscription(
  sandbox: Sandbox,
  id: string,
  params: CancelSubscriptionParams,
  cause: Cause,
): WireSubscription {
  const before = getSubscription(sandbox, id);
  if (before.ended_at !== null) throw missing("subscription", id, "id");
  const here = atTimeOf(sandbox, before.customer);
  if (params.prorate) creditRest(here, before, cause);
  if (params.invoice_now && listWaitingItems(here, id).length > 0) invoiceRest(here, before, cause);
  const last = getSubscription(here, id);
  const details = { ...last.cancellation_details!, ...params.cancellation_details };
  return endSubscription(here, { ...last, cancellation_details: details }, "cancellation_requested", cause);
}

function creditRest(sandbox: Sandbox, subscription: WireSubscription, cause: Cause): void {
  const billed = findBilled(sandbox, subscription.id);
  const item = itemOf(sandbox, subscription);
  const lines = prorate(subscription, billed, item, null, nowInSeconds(sandbox));
  for (const line of lines) addInvoiceItem(sandbox, subscription, line, cause);
}

function invoiceRest(sandbox: Sandbox, subscription: WireSubscription, cause: Cause): void {
  const { current_period_start: start } = subscription.items.data[0]!;
  const draft = composeInvoice(
    sandbox,
    {
      customer: getCustomer(sandbox, subscription.customer),
      subscription,
      reason: "subscription_update",
      period: { start, end: nowInSeconds(sandbox) },
      lines: [],
    },
    cause,
  );
  changeSubscription(sandbox, subscription, { latest_invoice: draft.id }, cause);
  collectInvoice(sandbox, finalizeInvoice(sandbox, draft, cause), cause);
}
