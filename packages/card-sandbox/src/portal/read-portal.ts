import { findDefaultMethod } from "../customers/card-method.ts";
import { getCustomer } from "../customers/customer.ts";
import type { WireCustomer, WireSubscription } from "../objects/billing-objects.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import type { Sandbox } from "../sandbox.ts";
import { findNextPrice } from "../schedules/schedule.ts";
import { listObjects } from "../store/stored-object.ts";
import type { PricedItem } from "../subscriptions/prorate.ts";
import { listCurrent, nameOf, pricedItemOf } from "../subscriptions/subscription.ts";

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
  const plans = listCurrent(sandbox, customerId).map((subscription) => readPlan(sandbox, subscription));
  const condition = "customer = ? AND status <> 'draft' ORDER BY seq DESC LIMIT 24";
  const invoices = listObjects<WireInvoice>(sandbox, "invoices", condition, customerId);
  return {
    customer,
    plans,
    card: findDefaultMethod(sandbox, plans[0]?.subscription ?? null, customer),
    invoices,
  };
}

function readPlan(sandbox: Sandbox, subscription: WireSubscription): ShownPlan {
  const end = subscription.items.data[0]!.current_period_end;
  const item = pricedItemOf(sandbox, subscription);
  const price = findNextPrice(sandbox, subscription, end);
  const isChanging = price !== null && price.id !== item.price.id;
  const next = isChanging ? { ...item, price, name: nameOf(sandbox, price.product) } : null;
  return { subscription, item, next };
}
