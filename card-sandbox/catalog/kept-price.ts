import { recordEvent } from "../events/record-event.ts";
import type { WirePrice } from "../objects/make-price.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { findObject, updateObject } from "../store/kept-object.ts";
import { missing, refused } from "../wire/api-error.ts";

/** A price, or null. */
export function findPrice(sandbox: Sandbox, id: string): WirePrice | null {
  return findObject(sandbox, "prices", id);
}

/** A price that a subscription may have: there, active and paid again and again. */
export function getRecurringPrice(sandbox: Sandbox, id: string, param: string): WirePrice {
  const price = findPrice(sandbox, id);
  if (!price) throw missing("price", id, param);
  if (!price.active) {
    const message = `The price specified is inactive. This field only accepts active prices. (${id})`;
    throw refused(message, undefined, param);
  }
  if (!price.recurring) {
    const message =
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.";
    throw refused(message, undefined, param);
  }
  return price;
}

/** Frees a lookup key for another price: takes it from the one that has it where that is asked for, else a 400. */
export function freeLookupKey(
  sandbox: Sandbox,
  key: string,
  forPrice: string | null,
  isTransferred: boolean,
  cause: Cause,
): void {
  const select = "SELECT body FROM prices WHERE lookup_key = ?";
  const row = sandbox.store.find<{ body: string }>(select, key);
  const holder = row && (JSON.parse(row.body) as WirePrice);
  if (!holder || holder.id === forPrice) return;
  if (!isTransferred) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw refused(message, "resource_already_exists", "lookup_key");
  }
  const freed: WirePrice = { ...holder, lookup_key: null };
  updateObject(sandbox, "prices", freed, { lookup_key: null });
  recordEvent(sandbox, "price.updated", freed, cause, { lookup_key: key });
}
