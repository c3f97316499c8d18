import { z } from "zod";
import { readCard } from "../cards/read-card.ts";
import { recordEvent } from "../events/record-event.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { keepMethod } from "../payments/keep-method.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findPaymentMethod } from "../store/find-object.ts";
import { updateObject } from "../store/kept-object.ts";
import { missing, refused } from "../wire/api-error.ts";
import { expand, id } from "../wire/read-params.ts";
import { changeCustomer, getCustomer } from "./kept-customer.ts";
import { attachMethod } from "./kept-method.ts";

/** What POST /v1/payment_methods/:id/attach takes here. */
export const attachMethodParams = z.strictObject({ customer: id, expand });

/** The provider's names for its test cards, which may be attached without a page. */
const testMethods: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_bypassPending: "4000000000000077",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequired: "4000002760003184",
};

/** Attaches a card to a customer: one that the provider names for tests, or one attached to them already. */
export function attachMethodByRequest(
  sandbox: Sandbox,
  methodId: string,
  customerId: string,
  cause: Cause,
): CardMethod {
  const customer = getCustomer(sandbox, customerId);
  const number = testMethods[methodId];
  if (number) {
    const read = readCard(
      { number, expiry: "12/40", cvc: number.length === 15 ? "1234" : "123" },
      sandbox.now(),
    );
    if ("problems" in read) throw new Error(`The test card ${methodId} is not valid.`);
    const payer = { email: customer.email ?? "", name: customer.name ?? "", country: "US", postalCode: null };
    return attachMethod(sandbox, keepMethod(sandbox, read.card, payer), customerId, cause);
  }
  const method = findPaymentMethod(sandbox, methodId);
  if (!method) throw missing("PaymentMethod", methodId, "payment_method");
  if (method.customer === customerId) return method;
  const message = "A card that paid once without a customer, or that was detached, can't be attached.";
  throw refused(message, undefined, "payment_method");
}

/** Takes a card away from its customer; subscriptions that it was to pay are left without one. */
export function detachMethod(sandbox: Sandbox, methodId: string, cause: Cause): CardMethod {
  const method = findPaymentMethod(sandbox, methodId);
  if (!method) throw missing("PaymentMethod", methodId, "payment_method");
  if (typeof method.customer !== "string") {
    throw refused(
      "The payment method you provided is not attached to a customer.",
      undefined,
      "payment_method",
    );
  }
  const customer = getCustomer(sandbox, method.customer);
  if (customer.invoice_settings.default_payment_method === methodId) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    changeCustomer(sandbox, customer, { invoice_settings: settings }, cause);
  }
  const detached: CardMethod = { ...method, customer: null };
  updateObject(sandbox, "payment_methods", detached);
  recordEvent(sandbox, "payment_method.detached", detached, cause, { customer: customer.id });
  return detached;
}
