import { getRecurringPrice } from "../catalog/kept-price.ts";
import { atTimeOf, getCustomer } from "../customers/kept-customer.ts";
import { findDefaultMethod, getMethodOf } from "../customers/kept-method.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { refuseCard } from "../invoices/refuse-card.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { refused } from "../wire/api-error.ts";
import { getSubscription } from "./kept-subscription.ts";
import { startSubscription } from "./start-subscription.ts";
import type { CreateSubscriptionParams } from "./subscription-params.ts";

/**
 * Begins a subscription by request and charges the customer's card for it. Where that is refused it is incomplete, or
 * with `error_if_incomplete` there is none; with `default_incomplete` nothing is charged until someone pays.
 */
export function createSubscription(
  sandbox: Sandbox,
  params: CreateSubscriptionParams,
  cause: Cause,
): WireSubscription {
  const here = atTimeOf(sandbox, params.customer);
  const customer = getCustomer(here, params.customer);
  const [item] = params.items as [CreateSubscriptionParams["items"][0]];
  const price = getRecurringPrice(here, item.price, "items[0][price]");
  const own = params.default_payment_method;
  if (own) getMethodOf(here, customer.id, own, "default_payment_method");
  const behaviour = params.payment_behavior ?? "allow_incomplete";
  if (!own && !findDefaultMethod(here, null, customer) && behaviour !== "default_incomplete") {
    const message =
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.";
    throw refused(message, "resource_missing");
  }
  const { subscription, invoice } = startSubscription(
    here,
    {
      customer,
      price,
      quantity: item.quantity ?? 1,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      paymentMethod: own ?? null,
      isCharged: false,
    },
    cause,
  );
  if (behaviour !== "default_incomplete") {
    const after = collectInvoice(here, invoice, cause);
    if (behaviour === "error_if_incomplete" && after.status === "open") throw refuseCard(here, after);
  }
  return getSubscription(here, subscription.id);
}
