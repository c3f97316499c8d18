import { z } from "zod";
import { email, emptyable, expand, id, metadata, metadataChange } from "../wire/read-params.ts";

const address = z.strictObject({
  city: z.string().max(200).optional(),
  country: z.string().length(2).optional(),
  line1: z.string().max(200).optional(),
  line2: z.string().max(200).optional(),
  postal_code: z.string().max(20).optional(),
  state: z.string().max(200).optional(),
});

const fields = {
  address: address.optional(),
  email: email.or(emptyable(0)).optional(),
  name: emptyable(256).optional(),
  phone: emptyable(20).optional(),
  description: emptyable(350).optional(),
  preferred_locales: z.array(z.string().max(20)).max(10).optional(),
  expand,
};

/** What POST /v1/customers takes here. */
export const createCustomerParams = z.strictObject({
  ...fields,
  metadata: metadata.optional(),
  test_clock: id.optional(),
});

/** What POST /v1/customers/:id takes here. */
export const updateCustomerParams = z.strictObject({
  ...fields,
  metadata: metadataChange.optional(),
  invoice_settings: z.strictObject({ default_payment_method: id.optional() }).optional(),
});

export type CreateCustomerParams = z.output<typeof createCustomerParams>;
export type UpdateCustomerParams = z.output<typeof updateCustomerParams>;
