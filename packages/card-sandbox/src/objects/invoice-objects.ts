import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { WireCustomer, WireSubscription } from "./billing-objects.ts";
import type { WirePrice } from "./catalog-objects.ts";
import { exampleOf, type List, listOf, makeObject, type Wire } from "./stripe-object.ts";

interface Pricing {
  type: "price_details";
  price_details: { price: string; product: string };
  unit_amount_decimal: string;
}
export type WireInvoiceLine = Omit<Wire<Stripe.InvoiceLineItem>, "pricing" | "parent" | "subscription"> & {
  parent: Stripe.InvoiceLineItem.Parent & {
    subscription_item_details: Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails;
  };
  pricing: Pricing;
  subscription: string;
};
export type WireInvoicePayment = Omit<Wire<Stripe.InvoicePayment>, "payment" | "invoice"> & {
  invoice: string;
  payment: { type: "payment_intent"; payment_intent: string };
};
export type WireInvoice = Omit<
  Wire<Stripe.Invoice>,
  "lines" | "customer" | "status" | "parent" | "payments"
> & {
  id: string;
  customer: string;
  lines: List<WireInvoiceLine>;
  parent: Stripe.Invoice.Parent & {
    subscription_details: Stripe.Invoice.Parent.SubscriptionDetails & { subscription: string };
  };
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
};

/** What a line stands for; `amount` in cents, negative for a credit. */
export interface LineFacts {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: WirePrice;
  quantity: number;
  subscription: string;
  subscriptionItem: string;
  isProration: boolean;
  metadata: Record<string, string>;
}

/** One line of an invoice: a period that is paid ahead, or what a change credits or adds. */
function makeInvoiceLine(facts: LineFacts): WireInvoiceLine {
  const { amount, description, metadata, period, price, quantity, isProration, subscription } = facts;
  const unit = isProration ? amount / quantity : (price.unit_amount ?? 0);
  return makeObject<WireInvoiceLine>("line_item", {
    ...{ amount, description, metadata, period, quantity, subscription },
    id: makeId("invoiceLine"),
    currency: price.currency,
    discountable: !isProration,
    invoice: null,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription,
        subscription_item: facts.subscriptionItem,
      },
      type: "subscription_item_details",
    },
    pretax_credit_amounts: [],
    pricing: {
      type: "price_details",
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(unit),
    },
    quantity_decimal: String(quantity),
    subtotal: amount,
    taxes: [],
  });
}

/** What ties an invoice to the payment intent that pays it. */
export function makeInvoicePayment(
  invoice: string,
  intent: Stripe.PaymentIntent,
  created: number,
): WireInvoicePayment {
  return makeObject<WireInvoicePayment>("invoice_payment", {
    id: makeId("invoicePayment"),
    amount_requested: intent.amount,
    created,
    currency: intent.currency,
    invoice,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export interface InvoiceFacts {
  created: number;
  customer: WireCustomer;
  subscription: WireSubscription;
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  period: { start: number; end: number };
  lines: LineFacts[];
}

/** A draft of what a subscription owes; cents. A credit of the customer's counts against it. */
export function makeInvoice(facts: InvoiceFacts): WireInvoice {
  const { customer, subscription, reason, created } = facts;
  const id = makeId(reason === "upcoming" ? "upcomingInvoice" : "invoice");
  const total = facts.lines.reduce((sum, { amount }) => sum + amount, 0);
  const { due } = settleBalance(total, customer.balance);
  const lines = facts.lines.map((line) => ({ ...makeInvoiceLine(line), invoice: id }));
  return makeObject<WireInvoice>("invoice", {
    ...fixedFacts(),
    ...{ id, created, total, subtotal: total, subtotal_excluding_tax: total, total_excluding_tax: total },
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: facts.period.end,
    period_start: facts.period.start,
    starting_balance: customer.balance,
    test_clock: subscription.test_clock,
    webhooks_delivered_at: created,
  });
}

/** What is the same for every invoice. */
function fixedFacts(): Partial<WireInvoice> {
  return {
    account_country: "US",
    amount_overpaid: 0,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    issuer: { type: "self" },
    metadata: {},
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    status_transitions: exampleOf("invoice", "status_transitions"),
    total_pretax_credit_amounts: [],
    total_taxes: [],
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
