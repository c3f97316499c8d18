import type Stripe from "stripe";
import { makeId } from "../ids.ts";

/** The SDK turns decimal texts into objects of its own; on the wire they are texts. */
type WirePrice = Omit<Stripe.Price, "unit_amount_decimal" | "product"> & {
  unit_amount_decimal: string | null;
  product: string;
};
export type WireLineItem = Omit<Stripe.LineItem, "price"> & { price: WirePrice };

interface LineFacts {
  created: number;
  currency: string;
  /** Cents of one unit. */
  unitAmount: number;
  quantity: number;
  name: string;
  description: string | null;
  images: string[];
  productMetadata: Record<string, string>;
  metadata: Record<string, string>;
}

/** One line of a session with the price and the product that the provider makes from `price_data`. */
export function makeLine(facts: LineFacts): { item: WireLineItem; product: Stripe.Product } {
  const product = makeProduct(facts);
  const amount = facts.unitAmount * facts.quantity;
  return {
    product,
    item: {
      id: makeId("lineItem"),
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: facts.currency,
      description: facts.name,
      metadata: facts.metadata,
      price: { ...makePrice(facts), product: product.id },
      quantity: facts.quantity,
    },
  };
}

function makePrice(facts: LineFacts): Omit<WirePrice, "product"> {
  return {
    id: makeId("price"),
    object: "price",
    // A price made for one session can't be used for another.
    active: false,
    billing_scheme: "per_unit",
    created: facts.created,
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: facts.unitAmount,
    unit_amount_decimal: String(facts.unitAmount),
  };
}

function makeProduct(facts: LineFacts): Stripe.Product {
  return {
    id: makeId("product"),
    object: "product",
    active: false,
    created: facts.created,
    default_price: null,
    description: facts.description,
    images: facts.images,
    livemode: false,
    marketing_features: [],
    metadata: facts.productMetadata,
    name: facts.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: facts.created,
    url: null,
  };
}
