import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import { makePlan, type WirePlan, type WirePrice } from "./catalog-objects.ts";
import { exampleOf, type List, listOf, makeObject, type Wire } from "./stripe-object.ts";

export type WireCustomer = Omit<Wire<Stripe.Customer>, "invoice_settings"> & {
  invoice_settings: Wire<Stripe.Customer.InvoiceSettings>;
  invoice_prefix: string;
  next_invoice_sequence: number;
};
export type WireSubscriptionItem = Omit<Stripe.SubscriptionItem, "price" | "plan"> & {
  price: WirePrice;
  plan: WirePlan;
  quantity: number;
};
export type WireSubscription = Omit<Wire<Stripe.Subscription>, "items" | "customer" | "status"> & {
  items: List<WireSubscriptionItem>;
  customer: string;
  status: "active" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired";
};

/** Someone who pays again and again. */
export function makeCustomer(facts: Partial<WireCustomer>): WireCustomer {
  return makeObject<WireCustomer>("customer", {
    id: makeId("customer"),
    currency: null,
    invoice_prefix: makeId("invoicePrefix").toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata: {},
    next_invoice_sequence: 1,
    ...facts,
  });
}

interface SubscriptionFacts {
  /** Seconds; also the anchor of its periods. */
  start: number;
  firstEnd: number;
  customer: string;
  price: WirePrice;
  quantity: number;
  metadata: Record<string, string>;
  default_payment_method: string | null;
  test_clock: string | null;
}

const automaticTax = { disabled_reason: null, enabled: false, liability: null };
const billingMode = {
  flexible: { proration_discounts: "included" as const },
  type: "flexible" as const,
};
const invoiceSettings = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: { type: "self" as const },
};

/** An active subscription in its first period; in the sandbox it has one item always. */
export function makeSubscription({ start, firstEnd, price, ...facts }: SubscriptionFacts): WireSubscription {
  const id = makeId("subscription");
  const { quantity, ...own } = facts;
  const item = makeObject<WireSubscriptionItem>("subscription_item", {
    id: makeId("subscriptionItem"),
    created: start,
    current_period_end: firstEnd,
    current_period_start: start,
    metadata: {},
    plan: makePlan(price),
    price,
    quantity,
    subscription: id,
  });
  return makeObject<WireSubscription>("subscription", {
    ...own,
    id,
    automatic_tax: automaticTax,
    billing_cycle_anchor: start,
    billing_mode: billingMode,
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: start,
    currency: price.currency,
    invoice_settings: invoiceSettings,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    start_date: start,
  });
}

type PhaseItem = Omit<Wire<Stripe.SubscriptionSchedule.Phase.Item>, "price" | "plan"> & {
  price: string;
  plan: string;
};
export type WirePhase = Omit<Wire<Stripe.SubscriptionSchedule.Phase>, "items"> & { items: PhaseItem[] };
export type WireSchedule = Omit<Wire<Stripe.SubscriptionSchedule>, "customer" | "phases" | "status"> & {
  customer: string;
  phases: WirePhase[];
  status: "active" | "canceled" | "completed" | "released";
};

/** From its start to its end (seconds) a subscription pays for the price. */
export function makePhase({
  price,
  ...facts
}: Pick<WirePhase, "start_date" | "end_date" | "currency" | "proration_behavior"> & {
  price: string;
}): WirePhase {
  const item = {
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price,
    price,
    quantity: 1,
    tax_rates: [],
  };
  return {
    ...(exampleOf("subscription_schedule", "phases")[0] as unknown as WirePhase),
    billing_thresholds: null,
    invoice_settings: null,
    transfer_data: null,
    ...facts,
    items: [item],
  };
}

/** A schedule of a subscription that is there; its one phase is the current period. */
export function makeSchedule(subscription: WireSubscription, created: number): WireSchedule {
  const {
    current_period_start: start_date,
    current_period_end: end_date,
    price,
  } = subscription.items.data[0]!;
  const { customer, currency, test_clock } = subscription;
  const phase = makePhase({
    start_date,
    end_date,
    currency,
    price: price.id,
    proration_behavior: "create_prorations",
  });
  return makeObject<WireSchedule>("subscription_schedule", {
    id: makeId("schedule"),
    billing_mode: billingMode,
    created,
    current_phase: { start_date, end_date },
    customer,
    default_settings: {
      ...(exampleOf(
        "subscription_schedule",
        "default_settings",
      ) as Stripe.SubscriptionSchedule.DefaultSettings),
      automatic_tax: automaticTax,
      billing_thresholds: null,
      transfer_data: null,
    },
    metadata: {},
    phases: [phase],
    status: "active",
    subscription: subscription.id,
    test_clock,
  });
}
