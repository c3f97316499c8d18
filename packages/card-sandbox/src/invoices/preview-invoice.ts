import { z } from "zod";
import { atTimeOf, getCustomer } from "../customers/customer.ts";
import type { WireSubscription, WireSubscriptionItem } from "../objects/billing-objects.ts";
import { type LineFacts, makeInvoice, type WireInvoice } from "../objects/invoice-objects.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findNextPrice } from "../schedules/schedule.ts";
import { planUpgrade } from "../subscriptions/change-price.ts";
import { endOfPeriod } from "../subscriptions/period.ts";
import { lineOfPeriod } from "../subscriptions/prorate.ts";
import { getSubscription, nameOf } from "../subscriptions/subscription.ts";
import { assertItem, itemParams } from "../subscriptions/update-subscription.ts";
import { refused } from "../wire/api-error.ts";
import { expand, id, integer } from "../wire/read-params.ts";

/** What POST /v1/invoices/create_preview takes here: a change that would be charged at once. */
export const createPreviewParams = z.strictObject({
  subscription: id,
  subscription_details: z.strictObject({
    items: itemParams,
    proration_behavior: z.literal("always_invoice"),
    proration_date: integer.optional(),
  }),
  expand,
});

/** What a change of a subscription's price would be charged with, now; nothing is stored. */
export function createPreview(sandbox: Sandbox, params: z.output<typeof createPreviewParams>): WireInvoice {
  const subscription = getSubscription(sandbox, params.subscription, "subscription");
  const here = atTimeOf(sandbox, subscription.customer);
  if (subscription.ended_at !== null) {
    throw refused(`The subscription ${subscription.id} has ended.`, undefined, "subscription");
  }
  const { items, proration_date: date } = params.subscription_details;
  const param = "subscription_details[items][0]";
  assertItem(subscription, items[0]!.id, `${param}[id]`);
  const { lines } = planUpgrade(here, subscription, items[0]!.price, date, `${param}[price]`);
  const now = nowInSeconds(here);
  const { current_period_start: start } = subscription.items.data[0]!;
  return preview(here, subscription, { start, end: now }, now, lines);
}

/** The invoice that a subscription's next period will have. */
export function previewRenewal(sandbox: Sandbox, subscription: WireSubscription): WireInvoice {
  const [item] = subscription.items.data as [WireSubscriptionItem];
  const { current_period_start: lastStart, current_period_end: start } = item;
  const price = findNextPrice(sandbox, subscription, start) ?? item.price;
  const end = endOfPeriod(subscription.billing_cycle_anchor, price, start);
  const priced = { price, quantity: item.quantity, name: nameOf(sandbox, price.product) };
  const line = lineOfPeriod(subscription, priced, { start, end });
  return preview(sandbox, subscription, { start: lastStart, end: start }, start, [line]);
}

function preview(
  sandbox: Sandbox,
  subscription: WireSubscription,
  period: { start: number; end: number },
  created: number,
  lines: LineFacts[],
): WireInvoice {
  const customer = getCustomer(sandbox, subscription.customer);
  return makeInvoice({ created, customer, subscription, reason: "upcoming", period, lines });
}
