import type Stripe from "stripe";
import { fingerprintOf } from "../cards/kept-card.ts";
import type { CardFacts } from "../cards/read-card.ts";
import { makeId } from "../ids.ts";

export type CardMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

/** A card as it is kept: never its number or its security code. */
export function makePaymentMethod(
  card: CardFacts,
  billing: Stripe.PaymentMethod.BillingDetails,
  created: number,
): CardMethod {
  return {
    id: makeId("paymentMethod"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: makeChecks(card, billing),
      country: "US",
      display_brand: card.brand,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      fingerprint: fingerprintOf(card.number),
      funding: "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

function makeChecks(
  card: CardFacts,
  billing: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod.Card.Checks {
  return {
    address_line1_check: null,
    address_postal_code_check: billing.address?.postal_code ? "pass" : null,
    cvc_check: card.behaviour.declineCode === "incorrect_cvc" ? "fail" : "pass",
  };
}
