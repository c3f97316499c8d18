import type Stripe from "stripe";
import { fingerprintOf } from "../cards/card-behavior.ts";
import type { CardFacts } from "../cards/read-card.ts";
import type { Decline } from "../cards/test-cards.ts";
import { makeId } from "../ids.ts";
import { exampleOf, listOf, makeObject } from "./stripe-object.ts";

export type CardMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

/** A payment intent that waits for a card; `amount` in cents, `created` in seconds. */
export function makePaymentIntent(
  facts: Partial<Stripe.PaymentIntent> & Pick<Stripe.PaymentIntent, "amount" | "currency" | "created">,
): Stripe.PaymentIntent {
  const id = makeId("paymentIntent");
  return makeObject<Stripe.PaymentIntent>("payment_intent", {
    id,
    amount_details: { tip: {} },
    client_secret: id + makeId("secret"),
    metadata: {},
    payment_method_options: {},
    payment_method_types: ["card"],
    ...facts,
  });
}

/** A card as it is stored: never its number or its security code. */
export function makePaymentMethod(
  card: CardFacts,
  billing: Stripe.PaymentMethod.BillingDetails,
  created: number,
): CardMethod {
  return makeObject<CardMethod>("payment_method", {
    id: makeId("paymentMethod"),
    allow_redisplay: "limited",
    billing_details: billing,
    card: {
      ...exampleOf("payment_method", "card"),
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: billing.address?.postal_code ? "pass" : null,
        cvc_check: card.behavior.declineCode === "incorrect_cvc" ? "fail" : "pass",
      },
      display_brand: card.brand,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      fingerprint: fingerprintOf(card.number),
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      wallet: null,
    },
    created,
    metadata: {},
  });
}

/** One attempt to take money: paid, or failed with the reason. */
export function makeCharge(
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  created: number,
  decline: Decline | null,
  authenticated: boolean,
): Stripe.Charge {
  const id = makeId("charge");
  const { amount, currency, customer, description, metadata, receipt_email, transfer_group } = intent;
  return makeObject<Stripe.Charge>("charge", {
    id,
    ...{ amount, currency, customer, description, metadata, receipt_email, transfer_group, created },
    amount_captured: decline ? 0 : amount,
    billing_details: { ...method.billing_details, tax_id: null },
    captured: !decline,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    outcome: makeOutcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: "card", card: makeCardDetails(amount, method, authenticated) },
    refunds: listOf<Stripe.Refund>(`/v1/charges/${id}/refunds`),
    status: decline ? "failed" : "succeeded",
  });
}

function makeOutcome(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    ...exampleOf("charge", "outcome"),
    advice_code: decline ? "try_again_later" : null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.declineCode ?? null,
    risk_level: "normal",
    seller_message: decline ? "The bank returned the decline code." : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

function makeCardDetails(amount: number, { card }: CardMethod, authenticated: boolean) {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  const example = exampleOf("charge", "payment_method_details").card;
  return {
    ...example,
    ...{ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 },
    amount_authorized: amount,
    installments: null,
    network: brand,
    overcapture: { maximum_amount_capturable: amount, status: "unavailable" },
    three_d_secure: authenticated ? { ...example.three_d_secure, ...passedAuthentication } : null,
    wallet: null,
  } as Stripe.Charge.PaymentMethodDetails.Card;
}

const passedAuthentication = { authentication_flow: "challenge", result: "authenticated", version: "2.2.0" };

/** Money given back to a card, which succeeds at once. */
export function makeRefund(
  charge: Stripe.Charge,
  facts: Partial<Stripe.Refund> & Pick<Stripe.Refund, "id" | "amount" | "created">,
): Stripe.Refund {
  const { currency, customer, payment_intent, payment_method } = charge;
  return makeObject<Stripe.Refund>("refund", {
    ...{ charge: charge.id, currency, customer, payment_intent, payment_method },
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    ...facts,
  });
}
