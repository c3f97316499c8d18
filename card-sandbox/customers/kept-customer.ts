import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireCustomer } from "../objects/make-customer.ts";
import { atTime, type Cause, type Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";

type Deleted = { id: string; object: "customer"; deleted: true };

/** A customer, what is left of a deleted one, or null. */
export function findCustomer(sandbox: Sandbox, id: string): WireCustomer | Deleted | null {
  return findObject(sandbox, "customers", id);
}

/** A customer who is there; an unknown or a deleted one is a 400 at `param`. */
export function getCustomer(sandbox: Sandbox, id: string, param = "customer"): WireCustomer {
  const customer = findCustomer(sandbox, id);
  if (!customer || "deleted" in customer) throw missing("customer", id, param);
  return customer as WireCustomer;
}

/** Writes what changed of a customer and tells of it. */
export function changeCustomer(
  sandbox: Sandbox,
  before: WireCustomer,
  change: Partial<WireCustomer>,
  cause: Cause,
): WireCustomer {
  const after = { ...before, ...change };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "customers", after, { email: after.email });
  recordEvent(sandbox, "customer.updated", after, cause, previous);
  return after;
}

/** The stand-in as of the time that counts for a customer: a test clock's, where they have one. */
export function atTimeOf(sandbox: Sandbox, customerId: string): Sandbox {
  const row = sandbox.store.find<{ test_clock: string | null }>(
    "SELECT test_clock FROM customers WHERE id = ?",
    customerId,
  );
  if (!row?.test_clock) return sandbox;
  const clock = findObject<{ frozen_time: number }>(sandbox, "test_clocks", row.test_clock);
  return clock ? atTime(sandbox, clock.frozen_time) : sandbox;
}
