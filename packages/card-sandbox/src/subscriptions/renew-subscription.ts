import { getCustomer } from "../customers/customer.ts";
import { recordEvent } from "../events/record-event.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { draftInvoice, finalizeInvoice } from "../invoices/draft-invoice.ts";
import { changeInvoice } from "../invoices/invoice.ts";
import { previewRenewal } from "../invoices/preview-invoice.ts";
import type { WireSubscription, WireSubscriptionItem } from "../objects/billing-objects.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { endSubscription } from "./end-subscription.ts";
import { endOfPeriod } from "./period.ts";
import { lineOfPeriod } from "./prorate.ts";
import { changeSubscription, findSubscription, pricedItemOf } from "./subscription.ts";
/** At the end of a period: the next one begins and is charged, or the subscription ends as it was told to. */
export function renewSubscription(sandbox: Sandbox, id: string): void {
  const subscription = findSubscription(sandbox, id);
  if (!subscription) return;
  const isLast = subscription.cancel_at !== null && subscription.cancel_at <= nowInSeconds(sandbox);
  if (isLast) endSubscription(sandbox, subscription, "cancellation_requested", noCause);
  else beginPeriod(sandbox, subscription);
}

/** A week before the end of a period: an event with what the next invoice will be, unless there will be none. */
export function announceRenewal(sandbox: Sandbox, id: string): void {
  const subscription = findSubscription(sandbox, id);
  if (!subscription || subscription.cancel_at !== null) return;
  const { id: _, ...upcoming } = previewRenewal(sandbox, subscription);
  recordEvent(sandbox, "invoice.upcoming", upcoming, noCause);
}

function beginPeriod(sandbox: Sandbox, before: WireSubscription): void {
  const [item] = before.items.data as [WireSubscriptionItem];
  const { current_period_start: lastStart, current_period_end: start } = item;
  const end = endOfPeriod(before.billing_cycle_anchor, item.price, start);
  const line = lineOfPeriod(before, pricedItemOf(sandbox, before), { start, end });
  const customer = getCustomer(sandbox, before.customer);
  const period = { start: lastStart, end: start };
  const facts = { customer, subscription: before, reason: "subscription_cycle" as const, period };
  const draft = draftInvoice(sandbox, { ...facts, lines: [line] }, noCause);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const items = { ...before.items, data: [next] };
  changeSubscription(sandbox, before, { items, latest_invoice: draft.id }, noCause);
  if (before.status === "unpaid") {
    // There is no card to charge: the invoice stays a draft until a person takes it up.
    changeInvoice(sandbox, draft, { auto_advance: false }, "invoice.updated", noCause);
    return;
  }
  collectInvoice(sandbox, finalizeInvoice(sandbox, draft, noCause), noCause);
}
