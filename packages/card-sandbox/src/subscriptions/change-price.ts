import { getRecurringPrice } from "../catalog/create-price.ts";
import { getCustomer } from "../customers/customer.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { draftInvoice, finalizeInvoice } from "../invoices/draft-invoice.ts";
import type { WireSubscription, WireSubscriptionItem } from "../objects/billing-objects.ts";
import { makePlan, type WirePrice } from "../objects/catalog-objects.ts";
import type { LineFacts, WireInvoice } from "../objects/invoice-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { badParam, refused } from "../wire/api-error.ts";
import { prorate } from "./prorate.ts";
import { changeSubscription, nameOf, pricedItemOf } from "./subscription.ts";
/** What a change of price comes to, without making it. `date`: the second at which it is calculated; now unless told. */
export function planUpgrade(
  sandbox: Sandbox,
  subscription: WireSubscription,
  priceId: string,
  date: number | undefined,
  param: string,
): { price: WirePrice; lines: LineFacts[] } {
  const { price: old, quantity, ...item } = subscription.items.data[0]!;
  const price = getRecurringPrice(sandbox, priceId, param);
  if (price.currency !== old.currency || price.recurring?.interval !== old.recurring?.interval) {
    const message = "The card sandbox changes neither currency nor billing interval of a subscription.";
    throw refused(message, undefined, param);
  }
  const at = date ?? nowInSeconds(sandbox);
  if (at < item.current_period_start || at > item.current_period_end) {
    throw badParam("proration_date", "`proration_date` must be within the current billing period.");
  }
  if (price.id === old.id) return { price, lines: [] };
  const after = { price, quantity, name: nameOf(sandbox, price.product) };
  return { price, lines: prorate(subscription, pricedItemOf(sandbox, subscription), after, at) };
}

/** Sets what a subscription pays for from its next invoice on. */
export function setPrice(
  sandbox: Sandbox,
  subscription: WireSubscription,
  price: WirePrice,
  change: Partial<WireSubscription>,
  cause: Cause,
): WireSubscription {
  const [item] = subscription.items.data as [WireSubscriptionItem];
  const items = { ...subscription.items, data: [{ ...item, price, plan: makePlan(price) }] };
  return changeSubscription(sandbox, subscription, { ...change, items }, cause);
}

/** Changes the price now and charges the rest of the period at once. Returns the invoice, where there is one. */
export function upgradeSubscription(
  sandbox: Sandbox,
  subscription: WireSubscription,
  priceId: string,
  date: number | undefined,
  cause: Cause,
): WireInvoice | null {
  const { price, lines } = planUpgrade(sandbox, subscription, priceId, date, "items[0][price]");
  if (lines.length === 0) return null;
  const customer = getCustomer(sandbox, subscription.customer);
  const { current_period_start: start } = subscription.items.data[0]!;
  const period = { start, end: nowInSeconds(sandbox) };
  const facts = { customer, subscription, reason: "subscription_update" as const, period, lines };
  const draft = draftInvoice(sandbox, facts, cause);
  setPrice(sandbox, subscription, price, { latest_invoice: draft.id }, cause);
  return collectInvoice(sandbox, finalizeInvoice(sandbox, draft, cause), cause);
}
