import { z } from "zod";
import { createdRange, pageParams } from "../wire/paging.ts";
import {
  currency,
  emptyable,
  expand,
  flag,
  id,
  integer,
  metadata,
  metadataChange,
} from "../wire/read-params.ts";

const name = z.string().min(1).max(5000);
const images = z.array(z.string().max(2048)).max(8);
const lookupKey = z.string().min(1).max(200);

/** What POST /v1/products takes here. */
export const createProductParams = z.strictObject({
  id: id.optional(),
  name,
  active: flag.default(true),
  description: z.string().min(1).max(40_000).optional(),
  images: images.default([]),
  metadata: metadata.optional(),
  expand,
});

export const updateProductParams = z.strictObject({
  name: name.optional(),
  active: flag.optional(),
  description: emptyable(40_000).optional(),
  images: images.optional(),
  metadata: metadataChange.optional(),
  expand,
});

const recurring = z.strictObject({
  interval: z.enum(["month", "year"]),
  interval_count: integer.optional(),
  usage_type: z.enum(["licensed"]).optional(),
});

/** What POST /v1/prices takes here: an amount a unit, paid once, monthly or yearly. */
export const createPriceParams = z.strictObject({
  currency,
  unit_amount: integer,
  product: id.optional(),
  product_data: z.strictObject({ id: id.optional(), name, metadata: metadata.optional() }).optional(),
  recurring: recurring.optional(),
  active: flag.default(true),
  lookup_key: lookupKey.optional(),
  transfer_lookup_key: flag.default(false),
  nickname: z.string().max(5000).optional(),
  metadata: metadata.optional(),
  billing_scheme: z.enum(["per_unit"]).optional(),
  tax_behavior: z.enum(["unspecified"]).optional(),
  expand,
});

export const updatePriceParams = z.strictObject({
  active: flag.optional(),
  lookup_key: lookupKey.optional(),
  transfer_lookup_key: flag.default(false),
  nickname: z.string().max(5000).optional(),
  metadata: metadataChange.optional(),
  expand,
});

const created = createdRange.optional();
export const listProductsParams = pageParams.extend({
  created,
  active: flag.optional(),
  ids: z.array(id).min(1).max(100).optional(),
});
export const listPricesParams = pageParams.extend({
  created,
  active: flag.optional(),
  product: id.optional(),
  lookup_keys: z.array(lookupKey).min(1).max(10).optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
});

export type CreateProductParams = z.output<typeof createProductParams>;
export type UpdateProductParams = z.output<typeof updateProductParams>;
export type CreatePriceParams = z.output<typeof createPriceParams>;
export type UpdatePriceParams = z.output<typeof updatePriceParams>;
