import { recordEvent } from "../events/record-event.ts";
import { makePrice, type WirePrice } from "../objects/make-price.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findProduct } from "../store/find-object.ts";
import { insertObject } from "../store/kept-object.ts";
import { badParam, missing } from "../wire/api-error.ts";
import type { CreatePriceParams } from "./catalog-params.ts";
import { addProduct } from "./create-product.ts";
import { freeLookupKey } from "./kept-price.ts";

/** Makes a price, with its product where one is described; cents. A lookup key belongs to one price. */
export function createPrice(sandbox: Sandbox, params: CreatePriceParams, cause: Cause): WirePrice {
  const { recurring, lookup_key: lookupKey = null } = params;
  if (params.unit_amount < 0) {
    throw badParam("unit_amount", "Invalid non-negative integer", "parameter_invalid_integer");
  }
  const intervalCount = recurring?.interval_count ?? 1;
  if (intervalCount < 1 || intervalCount > (recurring?.interval === "year" ? 3 : 36)) {
    throw badParam("recurring[interval_count]", "An interval is at most three years long.");
  }
  const product = getProductId(sandbox, params, cause);
  if (lookupKey) freeLookupKey(sandbox, lookupKey, null, params.transfer_lookup_key, cause);
  const price = makePrice({
    created: nowInSeconds(sandbox),
    active: params.active,
    currency: params.currency,
    unitAmount: params.unit_amount,
    product,
    lookupKey,
    nickname: params.nickname ?? null,
    metadata: params.metadata ?? {},
    recurring: recurring ? { interval: recurring.interval, intervalCount } : null,
  });
  insertObject(sandbox, "prices", price, { created: price.created, product, lookup_key: lookupKey });
  recordEvent(sandbox, "price.created", price, cause);
  return price;
}

function getProductId(sandbox: Sandbox, params: CreatePriceParams, cause: Cause): string {
  const { product, product_data: data } = params;
  if (product !== undefined && data !== undefined) {
    throw badParam("product_data", "Give either a product or product_data, not both.");
  }
  if (data) {
    const facts = { active: true, description: null, images: [], metadata: data.metadata ?? {} };
    return addProduct(sandbox, { ...facts, id: data.id, name: data.name }, cause).id;
  }
  if (product === undefined) {
    throw badParam("product", "Missing required param: product.", "parameter_missing");
  }
  if (!findProduct(sandbox, product)) throw missing("product", product, "product");
  return product;
}
