import { z } from "zod";
import { type CardFacts, readCard } from "../cards/read-card.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireCustomer, WireSubscription } from "../objects/billing-objects.ts";
import { type CardMethod, makePaymentMethod } from "../objects/payment-objects.ts";
import type { Payer } from "../payments/pay-session.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findPaymentMethod, insertObject, updateObject } from "../store/stored-object.ts";
import { missing, refused } from "../wire/api-error.ts";
import { expand, id } from "../wire/read-params.ts";
import { getCustomer } from "./customer.ts";

/** What POST /v1/payment_methods/:id/attach takes here. */
export const attachMethodParams = z.strictObject({ customer: id, expand });

/** The provider's names for its test cards, which may be attached without a page. */
const testMethods: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_chargeCustomerFail: "4000000000000341",
};

/** Attaches a test card to a customer, by the name that the provider gives to it. */
export function attachTestCard(sandbox: Sandbox, name: string, customerId: string, cause: Cause): CardMethod {
  const customer = getCustomer(sandbox, customerId);
  const number = testMethods[name];
  if (!number) throw missing("PaymentMethod", name, "payment_method");
  const read = readCard({ number, expiry: "12/40", cvc: "123" }, sandbox.now());
  if ("problems" in read) throw new Error(`The test card ${name} is not valid.`);
  const payer = { email: customer.email ?? "", name: customer.name ?? "", country: "US", postalCode: null };
  return attachMethod(sandbox, addMethod(sandbox, read.card, payer), customerId, cause);
}

/** Stores a card that was typed, without its number and security code. */
export function addMethod(sandbox: Sandbox, card: CardFacts, payer: Payer): CardMethod {
  const address = { city: null, country: payer.country, line1: null, line2: null, state: null };
  const billing = {
    address: { ...address, postal_code: payer.postalCode },
    email: payer.email,
    name: payer.name,
    phone: null,
    tax_id: null,
  };
  const method = makePaymentMethod(card, billing, nowInSeconds(sandbox));
  insertObject(sandbox, "payment_methods", method);
  return method;
}

/** Gives a stored card to a customer. */
export function attachMethod(
  sandbox: Sandbox,
  method: CardMethod,
  customer: string,
  cause: Cause,
): CardMethod {
  const attached: CardMethod = { ...method, customer, allow_redisplay: "always" };
  updateObject(sandbox, "payment_methods", attached);
  recordEvent(sandbox, "payment_method.attached", attached, cause);
  return attached;
}

/** A card that is attached to this customer; any other is a 400 at `param`. */
export function getMethodOf(sandbox: Sandbox, customer: string, id: string, param: string): CardMethod {
  const method = findPaymentMethod(sandbox, id);
  if (!method) throw missing("PaymentMethod", id, param);
  if (method.customer === customer) return method;
  const message = `The payment method ${id} is not attached to the customer ${customer}. Attach it first.`;
  throw refused(message, "resource_missing", param);
}

/** The card that a subscription is charged to: its own, else the customer's default, else none. */
export function findDefaultMethod(
  sandbox: Sandbox,
  subscription: WireSubscription | null,
  customer: WireCustomer,
): CardMethod | null {
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = id ? findPaymentMethod(sandbox, id) : null;
  return method?.customer === customer.id ? method : null;
}
