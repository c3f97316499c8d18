import { z } from "zod";
import { address, currency, email, expand, flag, id, integer, metadata } from "../wire/read-params.ts";

export const locales = (
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt " +
  "pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW"
).split(" ");

const productData = z.strictObject({
  name: z.string().min(1).max(5000),
  description: z.string().min(1).max(40_000).optional(),
  images: z.array(z.string().max(2048)).max(8).default([]),
  metadata: metadata.optional(),
});

const priceData = z.strictObject({
  currency,
  unit_amount: integer,
  product_data: productData,
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
});

const lineItem = z.strictObject({
  price: id.optional(),
  price_data: priceData.optional(),
  quantity: integer,
  metadata: metadata.optional(),
});

const subscriptionData = z.strictObject({
  description: z.string().min(1).max(500).optional(),
  metadata: metadata.optional(),
});

const intentData = z.strictObject({
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  transfer_group: z.string().max(255).optional(),
  receipt_email: email.optional(),
  statement_descriptor: z.string().max(22).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
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
  subscription_data: subscriptionData.optional(),
  expires_at: integer.optional(),
  locale: z.enum(locales).optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  payment_method_types: z
    .array(z.enum(["card"]))
    .max(1)
    .optional(),
  ui_mode: z.enum(["hosted_page"]).optional(),
  customer_creation: z.enum(["if_required"]).optional(),
  payment_method_collection: z.enum(["always"]).optional(),
  automatic_tax: z.strictObject({ enabled: flag.pipe(z.literal(false)) }).optional(),
  allow_promotion_codes: flag.pipe(z.literal(false)).optional(),
  adaptive_pricing: z.strictObject({ enabled: flag.pipe(z.literal(false)) }).optional(),
  currency: currency.optional(),
  expand,
});

export type LineParams = z.output<typeof lineItem>;
export type CreateSessionParams = z.output<typeof createSessionParams>;
