import { z } from "zod";
import { createdRange, pageParams } from "../wire/paging.ts";
import { emptyable, expand, flag, id, integer, metadata, metadataChange } from "../wire/read-params.ts";

export const prorationBehavior = z.enum(["create_prorations", "always_invoice", "none"]);
export const quantity = integer.refine((count) => count >= 1 && count <= 999_999, {
  message: "The quantity must be from 1 to 999999",
});

const details = z.strictObject({
  comment: emptyable(5000).optional(),
  feedback: z
    .enum([
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ])
    .optional(),
});

/** What POST /v1/subscriptions takes here: one item, begun and charged now. */
export const createSubscriptionParams = z.strictObject({
  customer: id,
  items: z
    .array(z.strictObject({ price: id, quantity: quantity.optional() }))
    .min(1)
    .max(1),
  default_payment_method: id.optional(),
  payment_behavior: z.enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"]).optional(),
  description: z.string().max(500).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  expand,
});

const item = z.strictObject({ id, price: id.optional(), quantity: quantity.optional() });

/** What POST /v1/subscriptions/:id takes here. */
export const updateSubscriptionParams = z.strictObject({
  items: z.array(item).min(1).max(1).optional(),
  proration_behavior: prorationBehavior.default("create_prorations"),
  proration_date: integer.optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.enum(["", "min_period_end", "max_period_end"]).optional(),
  cancellation_details: details.optional(),
  default_payment_method: id.optional(),
  description: emptyable(500).optional(),
  metadata: metadataChange.optional(),
  off_session: flag.optional(),
  expand,
});

/** What DELETE /v1/subscriptions/:id takes here. */
export const cancelSubscriptionParams = z.strictObject({
  invoice_now: flag.default(false),
  prorate: flag.default(false),
  cancellation_details: details.optional(),
  expand,
});

export const listSubscriptionsParams = pageParams.extend({
  created: createdRange.optional(),
  customer: id.optional(),
  price: id.optional(),
  status: z
    .enum(["active", "past_due", "unpaid", "canceled", "incomplete", "incomplete_expired", "all", "ended"])
    .optional(),
});

export type CreateSubscriptionParams = z.output<typeof createSubscriptionParams>;
export type UpdateSubscriptionParams = z.output<typeof updateSubscriptionParams>;
export type CancelSubscriptionParams = z.output<typeof cancelSubscriptionParams>;
