import type Stripe from "stripe";
import { makeId } from "../ids.ts";

export interface ProductFacts {
  id?: string | undefined;
  created: number;
  active: boolean;
  name: string;
  description: string | null;
  images: string[];
  metadata: Record<string, string>;
}

/** What is sold: made by name, or from the `price_data` of one session. */
export function makeProduct(facts: ProductFacts): Stripe.Product {
  return {
    id: facts.id ?? makeId("product"),
    object: "product",
    active: facts.active,
    created: facts.created,
    default_price: null,
    description: facts.description,
    images: facts.images,
    livemode: false,
    marketing_features: [],
    metadata: facts.metadata,
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
