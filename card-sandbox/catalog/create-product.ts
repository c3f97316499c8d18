import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { makeProduct, type ProductFacts } from "../objects/make-product.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findProduct } from "../store/find-object.ts";
import { insertObject } from "../store/kept-object.ts";
import { refused } from "../wire/api-error.ts";
import type { CreateProductParams } from "./catalog-params.ts";

/** Makes a product; fails with a 400 where an id is asked for that is taken. */
export function createProduct(sandbox: Sandbox, params: CreateProductParams, cause: Cause): Stripe.Product {
  const { id, name, active, images } = params;
  return addProduct(
    sandbox,
    { id, name, active, images, description: params.description ?? null, metadata: params.metadata ?? {} },
    cause,
  );
}

export function addProduct(
  sandbox: Sandbox,
  facts: Omit<ProductFacts, "created">,
  cause: Cause,
): Stripe.Product {
  if (facts.id !== undefined && findProduct(sandbox, facts.id)) {
    throw refused("Product already exists.", "resource_already_exists", "id");
  }
  const product = makeProduct({ ...facts, created: nowInSeconds(sandbox) });
  insertObject(sandbox, "products", product, {});
  recordEvent(sandbox, "product.created", product, cause);
  return product;
}
