import { getCustomer } from "../customers/kept-customer.ts";
import { findDefaultMethod } from "../customers/kept-method.ts";
import type { WireCustomer } from "../objects/make-customer.ts";
import type { WireInvoice } from "../objects/make-invoice.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Sandbox } from "../sandbox.ts";
import { findNextPhase } from "../schedules/find-next-phase.ts";
import { findSubscription, itemOf, nameOf } from "../subscriptions/kept-subscription.ts";
import type { PricedItem } from "../subscriptions/prorate.ts";

/** A subscription as the portal shows it. */
export interface ShownPlan {
  subscription: WireSubscription;
  item: PricedItem;
  /** What its schedule changes it to at the end of the period. */
  next: PricedItem | null;
}

export interface Portal {
  customer: WireCustomer;
  plans: ShownPlan[];
  card: CardMethod | null;
  invoices: WireInvoice[];
}

/** All that a customer sees in the portal: what they pay for, with which card, and what they paid. */
export function readPortal(sandbox: Sandbox, customerId: string): Portal {
  const customer = getCustomer(sandbox, customerId);
  const plans = listGoing(sandbox, customerId).map((subscription) => readPlan(sandbox, subscription));
  const select =
    "SELECT body FROM invoices WHERE customer = ? AND status <> 'draft' ORDER BY seq DESC LIMIT 24";
  const rows = sandbox.store.all<{ body: string }>(select, customerId);
  return {
    customer,
    plans,
    card: findDefaultMethod(sandbox, plans[0]?.subscription ?? null, customer),
    invoices: rows.map(({ body }) => JSON.parse(body) as WireInvoice),
  };
}

/** A customer's subscriptions that have not ended, newest first. */
export function listGoing(sandbox: Sandbox, customerId: string): WireSubscription[] {
  const rows = sandbox.store.all<{ id: string }>(
    "SELECT id FROM subscriptions WHERE customer = ? AND status NOT IN ('canceled', 'incomplete_expired') ORDER BY seq DESC LIMIT 20",
    customerId,
  );
  return rows.map(({ id }) => findSubscription(sandbox, id)).filter((one) => one !== null);
}

/** One of a customer's subscriptions that has not ended, or null. */
export function findPlan(sandbox: Sandbox, customerId: string, id: string): ShownPlan | null {
  const own = listGoing(sandbox, customerId).find((subscription) => subscription.id === id);
  return own ? readPlan(sandbox, own) : null;
}

function readPlan(sandbox: Sandbox, subscription: WireSubscription): ShownPlan {
  const end = subscription.items.data[0]!.current_period_end;
  const phase = findNextPhase(sandbox, subscription, end);
  const item = itemOf(sandbox, subscription);
  const isChanging = phase && (phase.price.id !== item.price.id || phase.quantity !== item.quantity);
  return {
    subscription,
    item,
    next: isChanging ? { ...phase, name: nameOf(sandbox, phase.price.product) } : null,
  };
}
