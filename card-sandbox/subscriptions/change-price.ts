import { findPrice, getRecurringPrice } from "../catalog/kept-price.ts";
import { getCustomer } from "../customers/kept-customer.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { addInvoiceItem, composeInvoice } from "../invoices/compose-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import type { LineFacts } from "../objects/make-invoice-line.ts";
import { makePlan, type WirePrice } from "../objects/make-price.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { badParam, refused } from "../wire/api-error.ts";
import { changeSubscription, findBilled, itemOf, nameOf, setBilled } from "./kept-subscription.ts";
import { prorate } from "./prorate.ts";

export type Proration = "create_prorations" | "always_invoice" | "none";

export interface PriceChange {
  price?: string | undefined;
  quantity?: number | undefined;
  proration: Proration;
  /** Second at which the change is reckoned; now unless told. */
  prorationDate?: number | undefined;
  /** It was agreed on before, so the price may have been retired since. */
  isAgreed?: boolean;
}

/** What a change of price or quantity comes to, without making it. */
export function planPrice(
  sandbox: Sandbox,
  subscription: WireSubscription,
  change: PriceChange,
  param: string,
): { price: WirePrice; quantity: number; lines: LineFacts[] } {
  const [item] = subscription.items.data as [WireSubscription["items"]["data"][0]];
  const agreed = change.isAgreed && change.price ? findPrice(sandbox, change.price) : null;
  const price = agreed ?? (change.price ? getRecurringPrice(sandbox, change.price, param) : item.price);
  assertAlike(item.price, price, param);
  const quantity = change.quantity ?? item.quantity;
  const at = change.prorationDate ?? nowInSeconds(sandbox);
  if (at < item.current_period_start || at > item.current_period_end) {
    throw badParam("proration_date", "`proration_date` must be within the current billing period.");
  }
  const isSame = price.id === item.price.id && quantity === item.quantity;
  if (isSame || change.proration === "none") return { price, quantity, lines: [] };
  const after = { price, quantity, name: nameOf(sandbox, price.product) };
  const billed = findBilled(sandbox, subscription.id);
  return { price, quantity, lines: prorate(subscription, billed, itemOf(sandbox, subscription), after, at) };
}

function assertAlike(before: WirePrice, after: WirePrice, param: string): void {
  if (before.currency !== after.currency) {
    throw refused("A subscription's prices must all have the same currency.", undefined, param);
  }
  const { interval, interval_count: count } = before.recurring ?? {};
  if (after.recurring?.interval !== interval || after.recurring?.interval_count !== count) {
    const message = "A change of the billing interval is not modelled in the card sandbox.";
    throw refused(message, undefined, param);
  }
}

/**
 * Changes what a subscription pays for, now. The rest of the period is put on the next invoice (create_prorations), on
 * one of its own that is charged at once (always_invoice), or on none. Gives back that invoice, where there is one.
 */
export function changePrice(
  sandbox: Sandbox,
  subscription: WireSubscription,
  change: PriceChange,
  cause: Cause,
): WireInvoice | null {
  const { price, quantity, lines } = planPrice(sandbox, subscription, change, "items[0][price]");
  for (const line of lines) addInvoiceItem(sandbox, subscription, line, cause);
  if (change.proration !== "none") setBilled(sandbox, subscription.id, (price.unit_amount ?? 0) * quantity);
  const [item] = subscription.items.data as [WireSubscription["items"]["data"][0]];
  const items = { ...subscription.items, data: [{ ...item, price, plan: makePlan(price), quantity }] };
  if (change.proration !== "always_invoice" || lines.length === 0) {
    changeSubscription(sandbox, subscription, { items }, cause);
    return null;
  }
  const draft = composeInvoice(
    sandbox,
    {
      customer: getCustomer(sandbox, subscription.customer),
      subscription,
      reason: "subscription_update",
      period: { start: item.current_period_start, end: nowInSeconds(sandbox) },
      lines: [],
    },
    cause,
  );
  changeSubscription(sandbox, subscription, { items, latest_invoice: draft.id }, cause);
  return collectInvoice(sandbox, finalizeInvoice(sandbox, draft, cause), cause);
}
