import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { listObjects, updateObject } from "../store/stored-object.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { listCurrent } from "../subscriptions/subscription.ts";
import { atTimeOf, type DeletedCustomer, getCustomer } from "./customer.ts";

/** Deletes a customer for good: their subscriptions end at once and their cards are detached. */
export function deleteCustomer(sandbox: Sandbox, id: string, cause: Cause): DeletedCustomer {
  const customer = getCustomer(sandbox, id, "id");
  const here = atTimeOf(sandbox, id);
  for (const subscription of listCurrent(here, id)) {
    endSubscription(here, subscription, "cancellation_requested", cause);
  }
  for (const method of listObjects<CardMethod>(sandbox, "payment_methods", "customer = ?", id)) {
    updateObject(sandbox, "payment_methods", { ...method, customer: null } as Stripe.PaymentMethod);
  }
  const deleted: DeletedCustomer = { id, object: "customer", deleted: true };
  updateObject(sandbox, "customers", deleted);
  recordEvent(sandbox, "customer.deleted", customer, cause);
  return deleted;
}
