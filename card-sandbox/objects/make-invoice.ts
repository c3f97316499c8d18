import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { List } from "../wire/paging.ts";
import type { WireCustomer } from "./make-customer.ts";
import type { WireInvoiceLine } from "./make-invoice-line.ts";
import type { WireSubscription } from "./make-subscription.ts";

export type WireInvoice = Omit<
  Stripe.Invoice,
  "lines" | "customer" | "default_payment_method" | "test_clock" | "status" | "parent" | "payments"
> & {
  customer: string;
  default_payment_method: string | null;
  lines: List<WireInvoiceLine>;
  parent: Stripe.Invoice.Parent & {
    subscription_details: Stripe.Invoice.Parent.SubscriptionDetails & { subscription: string };
  };
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  test_clock: string | null;
};

export interface InvoiceFacts {
  created: number;
  customer: WireCustomer;
  subscription: WireSubscription;
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  period: { start: number; end: number };
  lines: WireInvoiceLine[];
}

/** A draft of what a subscription owes; cents. A credit of the customer's counts against it. */
export function makeInvoice(facts: InvoiceFacts): WireInvoice {
  const { customer, subscription, reason } = facts;
  const id = makeId(reason === "upcoming" ? "upcomingInvoice" : "invoice");
  const total = facts.lines.reduce((sum, { amount }) => sum + amount, 0);
  const { due } = settleBalance(total, customer.balance);
  return {
    ...settings,
    id,
    object: "invoice",
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    created: facts.created,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    default_payment_method: null,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    lines: {
      object: "list",
      data: facts.lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: facts.period.end,
    period_start: facts.period.start,
    starting_balance: customer.balance,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: subscription.test_clock,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: facts.created,
  };
}

const smallestCharge = 50;

/**
 * What of a total is charged, and the customer's balance after it (negative: a credit). What is too little to be
 * charged goes on the balance, for the next invoice.
 */
export function settleBalance(total: number, balance: number): { due: number; balance: number } {
  const sum = total + balance;
  return sum >= smallestCharge ? { due: sum, balance: 0 } : { due: 0, balance: sum };
}

/** What no call changes here. */
const settings = {
  account_country: "US",
  account_name: "Cafeto",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>;
