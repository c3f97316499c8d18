import type Stripe from "stripe";
import { makeId } from "../ids.ts";

/** The SDK turns decimal texts into objects of its own; on the wire they are texts. */
export type WirePrice = Omit<Stripe.Price, "unit_amount_decimal" | "product"> & {
  unit_amount_decimal: string | null;
  product: string;
};
export type WirePlan = Omit<Stripe.Plan, "amount_decimal" | "product"> & {
  amount_decimal: string | null;
  product: string;
};

export interface PriceFacts {
  created: number;
  active: boolean;
  currency: string;
  /** Cents of one unit. */
  unitAmount: number;
  product: string;
  lookupKey: string | null;
  nickname: string | null;
  metadata: Record<string, string>;
  /** How often it is paid; null: once. */
  recurring: { interval: "month" | "year"; intervalCount: number } | null;
}

/** A price of a product, paid once or each period. */
export function makePrice(facts: PriceFacts): WirePrice {
  const { recurring } = facts;
  return {
    id: makeId("price"),
    object: "price",
    active: facts.active,
    billing_scheme: "per_unit",
    created: facts.created,
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: facts.lookupKey,
    metadata: facts.metadata,
    nickname: facts.nickname,
    product: facts.product,
    recurring: recurring && {
      interval: recurring.interval,
      interval_count: recurring.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: facts.unitAmount,
    unit_amount_decimal: String(facts.unitAmount),
  };
}

/** The older form of a recurring price, which subscriptions carry beside it. */
export function makePlan(price: WirePrice): WirePlan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
