import { z } from "zod";
import { address, currency, email, expand, id, integer, metadata } from "../wire/read-params.ts";

export const locales = (
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt " +
  "pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW"
).split(" ");

const quantity = integer.refine((count) => count >= 1 && count <= 999_999, {
  message: "parameter_invalid_integer",
});

const priceData = z.strictObject({
  currency,
  unit_amount: integer.refine((cents) => cents >= 0, { message: "parameter_invalid_integer" }),
  product_data: z.strictObject({ name: z.string().min(1).max(5000) }),
});

const lineItem = z.strictObject({
  price: id.optional(),
  price_data: priceData.optional(),
  quantity,
});

const intentData = z.strictObject({
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  transfer_group: z.string().max(255).optional(),
});

/** What POST /v1/checkout/sessions takes here, of all that the provider takes. */
export const createSessionParams = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer: id.optional(),
  customer_email: email.optional(),
  metadata: metadata.optional(),
  payment_intent_data: intentData.optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  expires_at: integer.optional(),
  locale: z.enum(locales).optional(),
  expand,
});

export type LineParams = z.output<typeof lineItem>;
export type CreateSessionParams = z.output<typeof createSessionParams>;
