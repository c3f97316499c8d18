import type Stripe from "stripe";

interface SessionFacts {
  id: string;
  created: number;
  expiresAt: number;
  currency: string;
  /** Cents. */
  amount: number;
  url: string;
  successUrl: string;
  cancelUrl: string | null;
  clientReference: string | null;
  /** `subscription`: the line is paid again each period. */
  mode: "payment" | "subscription";
  customer: string | null;
  customerEmail: string | null;
  locale: string | null;
  submitType: string | null;
  billingAddress: string | null;
  metadata: Record<string, string>;
}

/** An open checkout session as it is answered; its payment intent comes with the first attempt to pay. */
export function makeSession(facts: SessionFacts): Stripe.Checkout.Session {
  const isSubscription = facts.mode === "subscription";
  return {
    id: facts.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: facts.amount,
    amount_total: facts.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: facts.billingAddress,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: facts.customer,
    customer_account: null,
    customer_creation: facts.customer ? null : isSubscription ? "always" : "if_required",
    customer_details: facts.customerEmail ? makeCustomerDetails(facts.customerEmail, null, null) : null,
    customer_email: facts.customerEmail,
    discounts: [],
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isSubscription ? null : noInvoice,
    livemode: false,
    locale: facts.locale,
    managed_payments: { enabled: false },
    metadata: facts.metadata,
    mode: facts.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isSubscription ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: facts.submitType,
    subscription: null,
    success_url: facts.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: facts.url,
    wallet_options: null,
  };
}

const noInvoice: Stripe.Checkout.Session.InvoiceCreation = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
};

/** Who paid, as the hosted page asked for it. */
export function makeCustomerDetails(
  email: string,
  name: string | null,
  address: Stripe.Address | null,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
}
