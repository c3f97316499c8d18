import type Stripe from "stripe";
import { setDue } from "../clocks/dues.ts";
import { previousOf, recordEvent } from "../events/record-event.ts";
import type { WireSubscription } from "../objects/billing-objects.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findObject, findProduct, listObjects, updateObject } from "../store/stored-object.ts";
import { missing } from "../wire/api-error.ts";
import type { PricedItem } from "./prorate.ts";

const week = 7 * 24 * 60 * 60;

/** A subscription, or null. */
export function findSubscription(sandbox: Sandbox, id: string): WireSubscription | null {
  return findObject(sandbox, "subscriptions", id);
}

/** Like findSubscription, but an unknown id is the API's 404. */
export function getSubscription(sandbox: Sandbox, id: string, param = "id"): WireSubscription {
  const subscription = findSubscription(sandbox, id);
  if (!subscription) throw missing("subscription", id, param);
  return subscription;
}

/** A customer's subscriptions that have not ended, newest first. */
export function listCurrent(sandbox: Sandbox, customerId: string): WireSubscription[] {
  const condition = "customer = ? AND status <> 'canceled' ORDER BY seq DESC LIMIT 20";
  return listObjects(sandbox, "subscriptions", condition, customerId);
}

/** What a subscription pays for now. */
export function pricedItemOf(sandbox: Sandbox, subscription: WireSubscription): PricedItem {
  const { price, quantity } = subscription.items.data[0]!;
  return { price, quantity, name: nameOf(sandbox, price.product) };
}

/** What a product is called. */
export function nameOf(sandbox: Sandbox, product: string): string {
  return findProduct(sandbox, product)?.name ?? product;
}

/** Writes what changed of a subscription, with its event, and notes what comes due next. */
export function changeSubscription(
  sandbox: Sandbox,
  before: WireSubscription,
  change: Partial<WireSubscription>,
  cause: Cause,
  type: Stripe.Event.Type = "customer.subscription.updated",
): WireSubscription {
  const after = { ...before, ...change };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "subscriptions", after);
  noteDues(sandbox, after);
  recordEvent(sandbox, type, after, cause, previous);
  return after;
}

/** A subscription that goes on comes due at the end of its period, and a week before that it is announced. */
export function noteDues(sandbox: Sandbox, subscription: WireSubscription): void {
  const { id, status, test_clock: clock } = subscription;
  const end = status === "canceled" ? null : subscription.items.data[0]!.current_period_end;
  setDue(sandbox, "renewal", id, end, clock);
  const isAhead = end !== null && (end - week) * 1000 > sandbox.now();
  setDue(sandbox, "upcoming", id, isAhead ? end - week : null, clock);
}
