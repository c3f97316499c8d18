import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { List } from "../wire/paging.ts";
import { makePlan, type WirePlan, type WirePrice } from "./make-price.ts";

export type WireSubscriptionItem = Omit<Stripe.SubscriptionItem, "price" | "plan"> & {
  price: WirePrice;
  plan: WirePlan;
  quantity: number;
};
export type WireSubscription = Omit<
  Stripe.Subscription,
  "items" | "customer" | "default_payment_method" | "latest_invoice" | "schedule" | "test_clock" | "status"
> & {
  items: List<WireSubscriptionItem>;
  customer: string;
  default_payment_method: string | null;
  latest_invoice: string | null;
  schedule: string | null;
  status: "active" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired";
  test_clock: string | null;
};

interface SubscriptionFacts {
  /** Seconds; also the anchor of its periods. */
  start: number;
  firstEnd: number;
  status: WireSubscription["status"];
  customer: string;
  price: WirePrice;
  quantity: number;
  description: string | null;
  metadata: Record<string, string>;
  paymentMethod: string | null;
  testClock: string | null;
}

/** A subscription in its first period; here it has one item always. */
export function makeSubscription(facts: SubscriptionFacts): WireSubscription {
  const id = makeId("subscription");
  return {
    ...settings,
    id,
    object: "subscription",
    billing_cycle_anchor: facts.start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: facts.start,
    currency: facts.price.currency,
    customer: facts.customer,
    default_payment_method: facts.paymentMethod,
    description: facts.description,
    ended_at: null,
    items: {
      object: "list",
      data: [makeItem(id, facts)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: facts.metadata,
    schedule: null,
    start_date: facts.start,
    status: facts.status,
    test_clock: facts.testClock,
  };
}

function makeItem(subscription: string, facts: SubscriptionFacts): WireSubscriptionItem {
  return {
    id: makeId("subscriptionItem"),
    object: "subscription_item",
    billing_thresholds: null,
    created: facts.start,
    current_period_end: facts.firstEnd,
    current_period_start: facts.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: makePlan(facts.price),
    price: facts.price,
    quantity: facts.quantity,
    subscription,
    tax_rates: [],
  };
}

/** What no call changes here. */
const settings = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
