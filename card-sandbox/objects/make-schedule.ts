import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { WireSubscription } from "./make-subscription.ts";

type PhaseItem = Omit<Stripe.SubscriptionSchedule.Phase.Item, "price" | "plan"> & {
  price: string;
  plan: string;
  quantity: number;
};
export type WirePhase = Omit<Stripe.SubscriptionSchedule.Phase, "items" | "proration_behavior"> & {
  items: PhaseItem[];
  proration_behavior: "create_prorations" | "always_invoice" | "none";
};
export type WireSchedule = Omit<
  Stripe.SubscriptionSchedule,
  "customer" | "subscription" | "phases" | "status" | "end_behavior" | "test_clock" | "metadata"
> & {
  customer: string;
  subscription: string | null;
  phases: WirePhase[];
  status: "active" | "canceled" | "completed" | "released";
  end_behavior: "release" | "cancel";
  test_clock: string | null;
  metadata: Record<string, string>;
};

interface PhaseFacts {
  start: number;
  end: number;
  price: string;
  quantity: number;
  currency: string;
  proration: WirePhase["proration_behavior"];
  metadata: Record<string, string>;
}

/** From `start` to `end` (seconds) a subscription pays for this. */
export function makePhase(facts: PhaseFacts): WirePhase {
  const { price, quantity } = facts;
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: facts.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: facts.end,
    invoice_settings: null,
    items: [
      { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] },
    ],
    metadata: facts.metadata,
    on_behalf_of: null,
    proration_behavior: facts.proration,
    start_date: facts.start,
    transfer_data: null,
    trial_end: null,
  };
}

/** A schedule of a subscription that is there; its one phase is the current period. */
export function makeSchedule(
  subscription: WireSubscription,
  metadata: Record<string, string>,
  created: number,
): WireSchedule {
  const item = subscription.items.data[0]!;
  const { current_period_start: start, current_period_end: end } = item;
  return {
    ...settings,
    id: makeId("schedule"),
    object: "subscription_schedule",
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    end_behavior: "release",
    livemode: false,
    metadata,
    phases: [
      makePhase({
        start,
        end,
        price: item.price.id,
        quantity: item.quantity,
        currency: subscription.currency,
        proration: "create_prorations",
        metadata: {},
      }),
    ],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
}

/** What no call changes here. */
const settings = {
  application: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  customer_account: null,
  default_settings: {
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: "automatic",
    billing_thresholds: null,
    collection_method: "charge_automatically",
    default_payment_method: null,
    description: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      days_until_due: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    on_behalf_of: null,
    transfer_data: null,
  },
  pause_schedules: [],
} satisfies Partial<Stripe.SubscriptionSchedule>;
