import { recordEvent } from "../events/record-event.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/kept-object.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { atTimeOf, getCustomer } from "./kept-customer.ts";

interface DeletedCustomer {
  id: string;
  object: "customer";
  deleted: true;
}

/** Deletes a customer for good: their subscriptions end at once and their cards are no one's. */
export function deleteCustomer(sandbox: Sandbox, id: string, cause: Cause): DeletedCustomer {
  const customer = getCustomer(sandbox, id, "id");
  const here = atTimeOf(sandbox, id);
  const select =
    "SELECT body FROM subscriptions WHERE customer = ? AND status NOT IN ('canceled', 'incomplete_expired')";
  for (const { body } of sandbox.store.all<{ body: string }>(select, id)) {
    endSubscription(here, JSON.parse(body) as WireSubscription, "cancellation_requested", cause);
  }
  const detach = "UPDATE payment_methods SET body = json_set(body, '$.customer', NULL) WHERE customer = ?";
  sandbox.store.run(detach, id);
  const deleted: DeletedCustomer = { id, object: "customer", deleted: true };
  updateObject(sandbox, "customers", deleted, { email: null, is_deleted: 1 });
  recordEvent(sandbox, "customer.deleted", customer, cause);
  return deleted;
}
