import type Stripe from "stripe";
import type { CardFacts } from "../cards/read-card.ts";
import { type CardMethod, makePaymentMethod } from "../objects/make-payment-method.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { insertObject } from "../store/kept-object.ts";
import type { Payer } from "./payment.ts";

/** Keeps a card that was typed, without its number and security code. */
export function keepMethod(sandbox: Sandbox, card: CardFacts, payer: Payer): CardMethod {
  const address = { city: null, country: payer.country, line1: null, line2: null, state: null };
  const billing: Stripe.PaymentMethod.BillingDetails = {
    address: { ...address, postal_code: payer.postalCode },
    email: payer.email,
    name: payer.name,
    phone: null,
    tax_id: null,
  };
  const method = makePaymentMethod(card, billing, nowInSeconds(sandbox));
  insertObject(sandbox, "payment_methods", method, {});
  return method;
}
