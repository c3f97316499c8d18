import type Stripe from "stripe";
import { makeId } from "../ids.ts";

/** What a session says about the payment intent that its first attempt to pay makes. */
export interface IntentData {
  description: string | null;
  metadata: Record<string, string>;
  transferGroup: string | null;
  receiptEmail: string | null;
  statementDescriptor: string | null;
  statementDescriptorSuffix: string | null;
  /** What it says about the subscription that it begins, instead. */
  subscription?: { description: string | null; metadata: Record<string, string> };
}

/** A payment intent that waits for a card; `amount` in cents, `created` in seconds. */
export function makePaymentIntent(
  data: IntentData,
  amount: number,
  currency: string,
  created: number,
): Stripe.PaymentIntent {
  const id = makeId("paymentIntent");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: id + makeId("secret"),
    confirmation_method: "automatic",
    created,
    currency,
    customer: null,
    customer_account: null,
    description: data.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: data.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: data.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: data.statementDescriptor,
    statement_descriptor_suffix: data.statementDescriptorSuffix,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: data.transferGroup,
  };
}
