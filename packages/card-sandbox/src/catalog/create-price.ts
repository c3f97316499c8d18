import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import { makePrice, makeRecurring, type WirePrice } from "../objects/catalog-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findPrice, findProduct, insertObject, listObjects, updateObject } from "../store/stored-object.ts";
import { badParam, missing, refused } from "../wire/api-error.ts";
import { currency, expand, flag, id, integer, metadata } from "../wire/read-params.ts";

export const lookupKey = z.string().min(1).max(200);

const recurring = z.strictObject({ interval: z.enum(["month", "year"]), interval_count: integer.optional() });

/** What POST /v1/prices takes here: an amount a unit, paid once or each period. */
export const createPriceParams = z.strictObject({
  currency,
  unit_amount: integer,
  product: id,
  recurring: recurring.optional(),
  lookup_key: lookupKey.optional(),
  transfer_lookup_key: flag.default(false),
  metadata: metadata.optional(),
  expand,
});

/** Makes a price of a product; cents. A lookup key belongs to one price. */
export function createPrice(
  sandbox: Sandbox,
  params: z.output<typeof createPriceParams>,
  cause: Cause,
): WirePrice {
  const { currency, unit_amount, product, metadata = {}, lookup_key: key = null } = params;
  if (unit_amount < 0) {
    throw badParam("unit_amount", "Invalid non-negative integer", "parameter_invalid_integer");
  }
  const count = params.recurring?.interval_count ?? 1;
  if (count < 1 || count > (params.recurring?.interval === "year" ? 3 : 36)) {
    throw badParam("recurring[interval_count]", "An interval is at most three years long.");
  }
  if (!findProduct(sandbox, product)) throw missing("product", product, "product");
  if (key) freeLookupKey(sandbox, key, params.transfer_lookup_key, cause);
  const price = makePrice({
    ...{ currency, unit_amount, product, metadata, lookup_key: key },
    created: nowInSeconds(sandbox),
    recurring: params.recurring ? makeRecurring(params.recurring.interval, count) : null,
  });
  insertObject(sandbox, "prices", price);
  recordEvent(sandbox, "price.created", price, cause);
  return price;
}

/** Takes a lookup key from the price that has it, where the request asks for that; else a 400. */
function freeLookupKey(sandbox: Sandbox, key: string, isTransferred: boolean, cause: Cause): void {
  const [holder] = listObjects<WirePrice>(sandbox, "prices", "lookup_key = ?", key);
  if (!holder) return;
  if (!isTransferred) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw refused(message, "resource_already_exists", "lookup_key");
  }
  const freed: WirePrice = { ...holder, lookup_key: null };
  updateObject(sandbox, "prices", freed);
  recordEvent(sandbox, "price.updated", freed, cause, { lookup_key: key });
}

/** A price that a subscription may have: there, active and paid again and again. */
export function getRecurringPrice(sandbox: Sandbox, id: string, param: string): WirePrice {
  const price = findPrice(sandbox, id);
  if (!price) throw missing("price", id, param);
  if (price.recurring) return price;
  const message =
    "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.";
  throw refused(message, undefined, param);
}
