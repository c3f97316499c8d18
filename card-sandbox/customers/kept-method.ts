import { recordEvent } from "../events/record-event.ts";
import type { WireCustomer } from "../objects/make-customer.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findPaymentMethod } from "../store/find-object.ts";
import { updateObject } from "../store/kept-object.ts";
import { missing, refused } from "../wire/api-error.ts";

/** A card that is attached to this customer; any other is a 400 at `param`. */
export function getMethodOf(sandbox: Sandbox, customer: string, id: string, param: string): CardMethod {
  const method = findPaymentMethod(sandbox, id);
  if (!method) throw missing("PaymentMethod", id, param);
  if (method.customer !== customer) {
    const message = `The payment method ${id} is not attached to the customer ${customer}. Attach it first.`;
    throw refused(message, "resource_missing", param);
  }
  return method;
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

/** Keeps a card for a customer. */
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
