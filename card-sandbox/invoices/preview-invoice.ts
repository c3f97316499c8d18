import { getCustomer } from "../customers/kept-customer.ts";
import { makeInvoice, type WireInvoice } from "../objects/make-invoice.ts";
import { type LineFacts, makeInvoiceLine } from "../objects/make-invoice-line.ts";
import type { WirePrice } from "../objects/make-price.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findNextPhase } from "../schedules/find-next-phase.ts";
import { nameOf } from "../subscriptions/kept-subscription.ts";
import { endOfPeriod } from "../subscriptions/period.ts";
import { lineOfPeriod } from "../subscriptions/prorate.ts";
import { lineOfItem, listWaitingItems } from "./compose-invoice.ts";

interface Change {
  price?: WirePrice;
  quantity?: number;
  /** What the change credits and adds. */
  lines?: LineFacts[];
}

/** The invoice that a subscription's next period will have, after a change or as things stand. */
export function previewRenewal(
  sandbox: Sandbox,
  subscription: WireSubscription,
  change: Change,
): WireInvoice {
  const [item] = subscription.items.data as [WireSubscription["items"]["data"][0]];
  const { current_period_start: lastStart, current_period_end: start } = item;
  const phase = change.price ? null : findNextPhase(sandbox, subscription, start);
  const price = change.price ?? phase?.price ?? item.price;
  const quantity = change.quantity ?? phase?.quantity ?? item.quantity;
  const end = endOfPeriod(subscription.billing_cycle_anchor, price, start);
  const priced = { price, quantity, name: nameOf(sandbox, price.product) };
  const line = lineOfPeriod(subscription, priced, { start, end });
  return preview(sandbox, subscription, { start: lastStart, end: start }, start, [
    ...(change.lines ?? []),
    line,
  ]);
}

/** The invoice that a change would have of its own, now. */
export function previewChange(
  sandbox: Sandbox,
  subscription: WireSubscription,
  lines: LineFacts[],
): WireInvoice {
  const now = nowInSeconds(sandbox);
  const { current_period_start: start } = subscription.items.data[0]!;
  return preview(sandbox, subscription, { start, end: now }, now, lines);
}

function preview(
  sandbox: Sandbox,
  subscription: WireSubscription,
  period: { start: number; end: number },
  created: number,
  lines: LineFacts[],
): WireInvoice {
  const waiting = listWaitingItems(sandbox, subscription.id);
  return makeInvoice({
    created,
    customer: getCustomer(sandbox, subscription.customer),
    subscription,
    reason: "upcoming",
    period,
    lines: [
      ...waiting.map((item) => lineOfItem(sandbox, item, subscription)),
      ...lines.map((line) => makeInvoiceLine(line, null)),
    ],
  });
}
