import { z } from "zod";
import { getClock } from "../clocks/dues.ts";
import { previousOf, recordEvent } from "../events/record-event.ts";
import { makeCustomer, type WireCustomer } from "../objects/billing-objects.ts";
import { atTime, type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, insertObject, updateObject } from "../store/stored-object.ts";
import { missing } from "../wire/api-error.ts";
import { email, expand, id, metadata } from "../wire/read-params.ts";
import { getMethodOf } from "./card-method.ts";

/** What POST /v1/customers takes here. */
export const createCustomerParams = z.strictObject({
  email: email.optional(),
  name: z.string().max(256).optional(),
  metadata: metadata.optional(),
  test_clock: id.optional(),
  expand,
});

/** What POST /v1/customers/:id takes here. */
export const updateCustomerParams = z.strictObject({
  invoice_settings: z.strictObject({ default_payment_method: id }),
  expand,
});

/** Makes a customer by request, on a test clock where one is named. */
export function createCustomer(
  sandbox: Sandbox,
  { expand: _, ...params }: z.output<typeof createCustomerParams>,
  cause: Cause,
): WireCustomer {
  const clock = params.test_clock ? getClock(sandbox, params.test_clock) : null;
  return addCustomer(clock ? atTime(sandbox, clock.frozen_time) : sandbox, params, cause);
}

/** Stores a new customer. */
export function addCustomer(sandbox: Sandbox, facts: Partial<WireCustomer>, cause: Cause): WireCustomer {
  const customer = makeCustomer({ ...facts, created: nowInSeconds(sandbox) });
  insertObject(sandbox, "customers", customer);
  recordEvent(sandbox, "customer.created", customer, cause);
  return customer;
}

export type DeletedCustomer = { id: string; object: "customer"; deleted: true };

/** A customer, what is left of a deleted one, or null. */
export function findCustomer(sandbox: Sandbox, id: string): WireCustomer | DeletedCustomer | null {
  return findObject(sandbox, "customers", id);
}

/** A customer who is there; an unknown or a deleted one is a 404 at `param`. */
export function getCustomer(sandbox: Sandbox, id: string, param = "customer"): WireCustomer {
  const customer = findCustomer(sandbox, id);
  if (!customer || "deleted" in customer) throw missing("customer", id, param);
  return customer as WireCustomer;
}

/** Writes what changed of a customer, with its event. */
export function changeCustomer(
  sandbox: Sandbox,
  before: WireCustomer,
  change: Partial<WireCustomer>,
  cause: Cause,
): WireCustomer {
  const after = { ...before, ...change };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "customers", after);
  recordEvent(sandbox, "customer.updated", after, cause, previous);
  return after;
}

/** Sets the card that a customer's invoices are charged to; it must be their own. */
export function updateCustomer(
  sandbox: Sandbox,
  id: string,
  { invoice_settings: { default_payment_method: card } }: z.output<typeof updateCustomerParams>,
  cause: Cause,
): WireCustomer {
  const customer = getCustomer(sandbox, id, "id");
  getMethodOf(sandbox, id, card, "invoice_settings[default_payment_method]");
  const settings = { ...customer.invoice_settings, default_payment_method: card };
  return changeCustomer(sandbox, customer, { invoice_settings: settings }, cause);
}

/** The sandbox as of the time that counts for a customer: their test clock's, where they have one. */
export function atTimeOf(sandbox: Sandbox, customerId: string): Sandbox {
  const customer = findCustomer(sandbox, customerId);
  if (!customer || "deleted" in customer || !customer.test_clock) return sandbox;
  return atTime(sandbox, getClock(sandbox, customer.test_clock as string).frozen_time);
}
