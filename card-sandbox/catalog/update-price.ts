import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WirePrice } from "../objects/make-price.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import { changeMetadata } from "../wire/read-params.ts";
import type { UpdatePriceParams } from "./catalog-params.ts";
import { findPrice, freeLookupKey } from "./kept-price.ts";

/** Changes what may change of a price; its amount never does, so a new amount is a new price. */
export function updatePrice(
  sandbox: Sandbox,
  id: string,
  params: UpdatePriceParams,
  cause: Cause,
): WirePrice {
  const before = findPrice(sandbox, id);
  if (!before) throw missing("price", id, "price");
  if (params.lookup_key) freeLookupKey(sandbox, params.lookup_key, id, params.transfer_lookup_key, cause);
  const after: WirePrice = {
    ...before,
    active: params.active ?? before.active,
    lookup_key: params.lookup_key ?? before.lookup_key,
    metadata: changeMetadata(before.metadata, params.metadata),
    nickname: params.nickname ?? before.nickname,
  };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "prices", after, { lookup_key: after.lookup_key });
  recordEvent(sandbox, "price.updated", after, cause, previous);
  return after;
}
