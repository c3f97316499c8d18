import { z } from "zod";
import {
  address,
  currency,
  email,
  expand,
  flag,
  id,
  integer,
  metadata,
  metadataChange,
} from "../wire/read-params.ts";

const requested = z.strictObject({ requested: flag.pipe(z.literal(true)) });
const capabilities = z.strictObject({ card_payments: requested.optional(), transfers: requested.optional() });

const businessProfile = z.strictObject({
  mcc: z.string().max(4).optional(),
  name: z.string().max(200).optional(),
  product_description: z.string().max(40_000).optional(),
  support_email: email.optional(),
  support_phone: z.string().max(40).optional(),
  support_url: address.optional(),
  url: address.optional(),
});

const settings = z.strictObject({
  payouts: z.strictObject({
    schedule: z.strictObject({
      interval: z.enum(["daily", "manual"]).optional(),
      delay_days: z
        .literal("minimum")
        .or(integer.pipe(z.literal(2)))
        .optional(),
    }),
  }),
});

/** The one kind of account that is modelled, in the words of `controller`. */
const controller = z.strictObject({
  fees: z.strictObject({ payer: z.literal("application") }).optional(),
  losses: z.strictObject({ payments: z.literal("application") }).optional(),
  requirement_collection: z.literal("stripe").optional(),
  stripe_dashboard: z.strictObject({ type: z.literal("express") }),
});

/** What POST /v1/accounts takes here. */
export const createAccountParams = z.strictObject({
  type: z.enum(["express"]).optional(),
  controller: controller.optional(),
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default("US"),
  default_currency: currency.default("usd"),
  email: email.optional(),
  business_type: z.enum(["company", "individual", "non_profit"]).optional(),
  business_profile: businessProfile.optional(),
  capabilities: capabilities.optional(),
  settings: settings.optional(),
  metadata: metadata.optional(),
  expand,
});

/** What POST /v1/accounts/:id takes here. */
export const updateAccountParams = z.strictObject({
  email: email.optional(),
  business_profile: businessProfile.optional(),
  settings: settings.optional(),
  metadata: metadataChange.optional(),
  expand,
});

/** What POST /v1/account_links takes here. */
export const createLinkParams = z.strictObject({
  account: id,
  type: z.enum(["account_onboarding"]),
  refresh_url: address,
  return_url: address,
  collect: z.enum(["currently_due", "eventually_due"]).optional(),
  collection_options: z
    .strictObject({
      fields: z.enum(["currently_due", "eventually_due"]).optional(),
      future_requirements: z.enum(["include", "omit"]).optional(),
    })
    .optional(),
  expand,
});

export type CreateAccountParams = z.output<typeof createAccountParams>;
export type UpdateAccountParams = z.output<typeof updateAccountParams>;
export type CreateLinkParams = z.output<typeof createLinkParams>;
