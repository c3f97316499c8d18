import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { WirePrice } from "./make-price.ts";

interface Pricing {
  type: "price_details";
  price_details: { price: string; product: string };
  unit_amount_decimal: string;
}

export type WireInvoiceLine = Omit<
  Stripe.InvoiceLineItem,
  "pricing" | "quantity_decimal" | "subscription" | "parent"
> & {
  parent: Stripe.InvoiceLineItem.Parent & {
    subscription_item_details: Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails;
  };
  pricing: Pricing;
  quantity_decimal: string;
  subscription: string;
};
export type WireInvoiceItem = Omit<
  Stripe.InvoiceItem,
  "pricing" | "quantity_decimal" | "invoice" | "customer" | "test_clock"
> & {
  customer: string;
  invoice: string | null;
  pricing: Pricing;
  quantity_decimal: string;
  test_clock: string | null;
};

/** What a line or an item to come stands for; `amount` in cents, negative for a credit. */
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
export function makeInvoiceLine(facts: LineFacts, invoiceItem: string | null): WireInvoiceLine {
  const { isProration } = facts;
  return {
    id: makeId("invoiceLine"),
    object: "line_item",
    amount: facts.amount,
    currency: facts.price.currency,
    description: facts.description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: facts.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: invoiceItem,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription: facts.subscription,
        subscription_item: facts.subscriptionItem,
      },
      type: "subscription_item_details",
    },
    period: facts.period,
    pretax_credit_amounts: [],
    pricing: makePricing(facts),
    quantity: facts.quantity,
    quantity_decimal: String(facts.quantity),
    subscription: facts.subscription,
    subtotal: facts.amount,
    taxes: [],
  };
}

/** A credit or an addition that waits for the next invoice. */
export function makeInvoiceItem(
  facts: LineFacts,
  customer: string,
  created: number,
  testClock: string | null,
): WireInvoiceItem {
  return {
    id: makeId("invoiceItem"),
    object: "invoiceitem",
    amount: facts.amount,
    currency: facts.price.currency,
    customer,
    customer_account: null,
    date: created,
    description: facts.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: facts.metadata,
    net_amount: facts.amount,
    parent: {
      subscription_details: {
        subscription: facts.subscription,
        subscription_item: facts.subscriptionItem,
      },
      type: "subscription_details",
    },
    period: facts.period,
    pricing: makePricing(facts),
    proration: true,
    quantity: facts.quantity,
    quantity_decimal: String(facts.quantity),
    tax_rates: [],
    test_clock: testClock,
  };
}

function makePricing({ amount, price, quantity, isProration }: LineFacts): Pricing {
  return {
    type: "price_details",
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: String(isProration ? amount / quantity : (price.unit_amount ?? 0)),
  };
}
