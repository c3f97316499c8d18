import type Stripe from "stripe";
import { makeId } from "../ids.ts";

export interface CustomerFacts {
  created: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Stripe.Address | null;
  metadata: Record<string, string>;
  locales: string[];
  testClock: string | null;
}

export type WireCustomer = Omit<Stripe.Customer, "test_clock" | "invoice_settings"> & {
  test_clock: string | null;
  invoice_settings: Omit<Stripe.Customer.InvoiceSettings, "default_payment_method"> & {
    default_payment_method: string | null;
  };
  invoice_prefix: string;
  next_invoice_sequence: number;
};

/** Someone who pays again and again. */
export function makeCustomer(facts: CustomerFacts): WireCustomer {
  return {
    id: makeId("customer"),
    object: "customer",
    address: facts.address,
    balance: 0,
    created: facts.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: facts.description,
    discount: null,
    email: facts.email,
    invoice_prefix: makeId("invoicePrefix").toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: facts.metadata,
    name: facts.name,
    next_invoice_sequence: 1,
    phone: facts.phone,
    preferred_locales: facts.locales,
    shipping: null,
    tax_exempt: "none",
    test_clock: facts.testClock,
  };
}
