import type Stripe from "stripe";
import { exampleOf, makeObject } from "./stripe-object.ts";

export type Session = Stripe.Checkout.Session;

/** An open checkout session; its payment intent comes with the first attempt to pay. */
export function makeSession(facts: Partial<Session> & Pick<Session, "id" | "mode" | "customer">): Session {
  const isSubscription = facts.mode === "subscription";
  return makeObject<Session>("checkout.session", {
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_creation: facts.customer ? null : isSubscription ? "always" : "if_required",
    customer_details: facts.customer_email ? makeCustomerDetails(facts.customer_email, null, null) : null,
    discounts: [],
    payment_intent: null,
    payment_method_collection: isSubscription ? "always" : "if_required",
    payment_method_types: ["card"],
    phone_number_collection: exampleOf("checkout.session", "phone_number_collection"),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    ...facts,
  });
}

/** Who paid, as the hosted page asked for it. */
export function makeCustomerDetails(
  email: string,
  name: string | null,
  address: Stripe.Address | null,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    ...exampleOf("checkout.session", "customer_details"),
    address,
    email,
    name,
    tax_exempt: "none",
    tax_ids: [],
  };
}
