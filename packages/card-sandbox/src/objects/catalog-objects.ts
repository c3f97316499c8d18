import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import { makeObject, type Wire } from "./stripe-object.ts";

export type WirePrice = Omit<Wire<Stripe.Price>, "product"> & { product: string };
export type WirePlan = Wire<Stripe.Plan>;
export type WireLineItem = Omit<Wire<Stripe.LineItem>, "price"> & { price: WirePrice };

/** What is sold. */
export function makeProduct(facts: Partial<Stripe.Product> & { created: number }): Stripe.Product {
  return makeObject<Stripe.Product>("product", {
    id: makeId("product"),
    metadata: {},
    type: "service",
    updated: facts.created,
    ...facts,
  });
}

/** A price of a product, in cents; with `recurring` it is paid each period. */
export function makePrice(
  facts: Partial<WirePrice> & Pick<WirePrice, "created" | "currency" | "product"> & { unit_amount: number },
): WirePrice {
  return makeObject<WirePrice>("price", {
    id: makeId("price"),
    metadata: {},
    type: facts.recurring ? "recurring" : "one_time",
    unit_amount_decimal: String(facts.unit_amount),
    ...facts,
  });
}

/** How often a price is paid, as `recurring` says it. */
export function makeRecurring(interval: "month" | "year", count = 1): Stripe.Price.Recurring {
  return {
    interval,
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** The older form of a recurring price, which subscriptions carry beside it. */
export function makePlan(price: WirePrice): WirePlan {
  return makeObject<WirePlan>("plan", {
    id: price.id,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
  });
}

/** One line of a session. */
export function makeLineItem(price: WirePrice, name: string, quantity: number): WireLineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return makeObject<WireLineItem>("item", {
    id: makeId("lineItem"),
    amount_subtotal: amount,
    amount_total: amount,
    currency: price.currency,
    description: name,
    metadata: {},
    price,
    quantity,
  });
}
