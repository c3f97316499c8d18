import { getCustomer } from "../customers/kept-customer.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { composeInvoice, listWaitingItems } from "../invoices/compose-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import { changeInvoice } from "../invoices/kept-invoice.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import { noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { endSubscription } from "./end-subscription.ts";
import { changeSubscription, findSubscription, itemOf, setBilled } from "./kept-subscription.ts";
import { endOfPeriod } from "./period.ts";
import { lineOfPeriod } from "./prorate.ts";

/** At the end of a period: the next one begins and is charged, or the subscription ends as it was told to. */
export function renewSubscription(sandbox: Sandbox, id: string): void {
  const subscription = findSubscription(sandbox, id);
  if (!subscription) return;
  const isLast = subscription.cancel_at !== null && subscription.cancel_at <= nowInSeconds(sandbox);
  if (isLast) endWithPeriod(sandbox, subscription);
  else beginPeriod(sandbox, subscription);
}

function beginPeriod(sandbox: Sandbox, before: WireSubscription): void {
  const [item] = before.items.data as [WireSubscription["items"]["data"][0]];
  const { current_period_start: lastStart, current_period_end: start } = item;
  const end = endOfPeriod(before.billing_cycle_anchor, item.price, start);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const items = { ...before.items, data: [next] };
  const line = lineOfPeriod(before, itemOf(sandbox, before), { start, end });
  const draft = composeInvoice(
    sandbox,
    {
      customer: getCustomer(sandbox, before.customer),
      subscription: before,
      reason: "subscription_cycle",
      period: { start: lastStart, end: start },
      lines: [line],
    },
    noCause,
  );
  setBilled(sandbox, before.id, line.amount);
  changeSubscription(sandbox, before, { items, latest_invoice: draft.id }, noCause);
  if (before.status === "unpaid") {
    // Nobody pays: the invoice stays a draft until a person takes it up.
    changeInvoice(sandbox, draft, { auto_advance: false }, "invoice.updated", noCause);
    return;
  }
  collectInvoice(sandbox, finalizeInvoice(sandbox, draft, noCause), noCause);
}

function endWithPeriod(sandbox: Sandbox, subscription: WireSubscription): void {
  if (listWaitingItems(sandbox, subscription.id).length > 0) {
    const { current_period_start: start, current_period_end: end } = subscription.items.data[0]!;
    const customer = getCustomer(sandbox, subscription.customer);
    const reason = "subscription_cycle";
    const facts = { customer, subscription, reason, period: { start, end }, lines: [] } as const;
    const draft = composeInvoice(sandbox, { ...facts, lines: [] }, noCause);
    collectInvoice(sandbox, finalizeInvoice(sandbox, draft, noCause), noCause);
  }
  const after = findSubscription(sandbox, subscription.id);
  if (after && after.status !== "canceled") {
    endSubscription(sandbox, after, "cancellation_requested", noCause);
  }
}
