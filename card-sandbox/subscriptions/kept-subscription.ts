import type Stripe from "stripe";
import { findPrice } from "../catalog/kept-price.ts";
import { setDue } from "../clocks/dues.ts";
import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import { makePlan } from "../objects/make-price.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findProduct } from "../store/find-object.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import type { PricedItem } from "./prorate.ts";

const week = 7 * 24 * 60 * 60;

/** A subscription with its price as that is now, or null. */
export function findSubscription(sandbox: Sandbox, id: string): WireSubscription | null {
  const subscription = findObject<WireSubscription>(sandbox, "subscriptions", id);
  const item = subscription?.items.data[0];
  const price = item && findPrice(sandbox, item.price.id);
  if (!price) return subscription;
  item.price = price;
  item.plan = makePlan(price);
  return subscription;
}

/** Like findSubscription, but an unknown id is the API's 404. */
export function getSubscription(sandbox: Sandbox, id: string, param = "id"): WireSubscription {
  const subscription = findSubscription(sandbox, id);
  if (!subscription) throw missing("subscription", id, param);
  return subscription;
}

/** What a subscription pays for now. */
export function itemOf(sandbox: Sandbox, subscription: WireSubscription): PricedItem {
  const { price, quantity } = subscription.items.data[0]!;
  return { price, quantity, name: nameOf(sandbox, price.product) };
}

export function nameOf(sandbox: Sandbox, product: string): string {
  return findProduct(sandbox, product)?.name ?? product;
}

/** Cents for which a whole period stands on invoices so far. */
export function findBilled(sandbox: Sandbox, id: string): number {
  const select = "SELECT billed FROM subscriptions WHERE id = ?";
  return sandbox.store.find<{ billed: number }>(select, id)?.billed ?? 0;
}

export function setBilled(sandbox: Sandbox, id: string, billed: number): void {
  sandbox.store.run("UPDATE subscriptions SET billed = ? WHERE id = ?", billed, id);
}

/** Writes what changed of a subscription, tells of it, and notes what comes due next. */
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
  updateObject(sandbox, "subscriptions", after, {
    status: after.status,
    price: after.items.data[0]!.price.id,
  });
  noteDues(sandbox, after);
  recordEvent(sandbox, type, after, cause, previous);
  return after;
}

/** A subscription that goes on comes due at the end of its period, and a week before that it is announced. */
export function noteDues(sandbox: Sandbox, subscription: WireSubscription): void {
  const { id, status, test_clock: clock } = subscription;
  const goesOn = status === "active" || status === "past_due" || status === "unpaid";
  const end = goesOn ? subscription.items.data[0]!.current_period_end : null;
  setDue(sandbox, "renewal", id, end, clock);
  if (status !== "incomplete") setDue(sandbox, "incomplete", id, null);
  const isAhead = end !== null && (end - week) * 1000 > sandbox.now();
  setDue(sandbox, "upcoming", id, isAhead ? end - week : null, clock);
}
