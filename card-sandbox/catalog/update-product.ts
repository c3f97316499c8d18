import type Stripe from "stripe";
import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findProduct } from "../store/find-object.ts";
import { updateObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import { changeMetadata } from "../wire/read-params.ts";
import type { UpdateProductParams } from "./catalog-params.ts";

/** Changes what was given of a product. */
export function updateProduct(
  sandbox: Sandbox,
  id: string,
  params: UpdateProductParams,
  cause: Cause,
): Stripe.Product {
  const before = findProduct(sandbox, id);
  if (!before) throw missing("product", id, "id");
  const after: Stripe.Product = {
    ...before,
    active: params.active ?? before.active,
    description: params.description === undefined ? before.description : params.description,
    images: params.images ?? before.images,
    metadata: changeMetadata(before.metadata, params.metadata),
    name: params.name ?? before.name,
  };
  const previous = previousOf(before, after);
  if (!previous) return before;
  after.updated = nowInSeconds(sandbox);
  updateObject(sandbox, "products", after);
  recordEvent(sandbox, "product.updated", after, cause, { ...previous, updated: before.updated });
  return after;
}
