import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import { makePrice, type WirePrice } from "./make-price.ts";
import { makeProduct } from "./make-product.ts";

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
  const { created, currency, unitAmount, name, description, images, quantity, metadata } = facts;
  // What is made for one session can't be used for another.
  const active = false;
  const product = makeProduct({
    created,
    active,
    name,
    description,
    images,
    metadata: facts.productMetadata,
  });
  const price = makePrice({
    created,
    active,
    currency,
    unitAmount,
    product: product.id,
    lookupKey: null,
    nickname: null,
    metadata: {},
    recurring: null,
  });
  return { product, item: makeLineOfPrice(price, name, quantity, metadata) };
}

/** One line of a session for a price that is there. */
export function makeLineOfPrice(
  price: WirePrice,
  name: string,
  quantity: number,
  metadata: Record<string, string>,
): WireLineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: makeId("lineItem"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: name,
    metadata,
    price,
    quantity,
  };
}
