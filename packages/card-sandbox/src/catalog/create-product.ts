import type Stripe from "stripe";
import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import { makeProduct } from "../objects/catalog-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findProduct, insertObject } from "../store/stored-object.ts";
import { refused } from "../wire/api-error.ts";
import { expand, id, metadata } from "../wire/read-params.ts";

/** What POST /v1/products takes here. */
export const createProductParams = z.strictObject({
  id: id.optional(),
  name: z.string().min(1).max(5000),
  metadata: metadata.optional(),
  expand,
});

/** Makes a product; fails with a 400 where the id is taken. */
export function createProduct(
  sandbox: Sandbox,
  { expand: _, id: wished, ...params }: z.output<typeof createProductParams>,
  cause: Cause,
): Stripe.Product {
  if (wished !== undefined && findProduct(sandbox, wished)) {
    throw refused("Product already exists.", "resource_already_exists", "id");
  }
  const own = wished === undefined ? {} : { id: wished };
  const product = makeProduct({ ...own, ...params, created: nowInSeconds(sandbox) });
  insertObject(sandbox, "products", product);
  recordEvent(sandbox, "product.created", product, cause);
  return product;
}
