import { z } from "zod";
import { prorationBehavior, quantity } from "../subscriptions/subscription-params.ts";
import { createdRange, pageParams } from "../wire/paging.ts";
import { expand, flag, id, integer, metadata, metadataChange } from "../wire/read-params.ts";

const phase = z.strictObject({
  items: z
    .array(z.strictObject({ price: id, quantity: quantity.optional() }))
    .min(1)
    .max(1),
  start_date: integer.optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: integer.optional() })
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  metadata: metadata.optional(),
});

/** What POST /v1/subscription_schedules takes here. */
export const createScheduleParams = z.strictObject({
  from_subscription: id,
  metadata: metadata.optional(),
  expand,
});

/** What POST /v1/subscription_schedules/:id takes here. */
export const updateScheduleParams = z.strictObject({
  phases: z.array(phase).min(1).max(10).optional(),
  end_behavior: z.enum(["release", "cancel"]).optional(),
  proration_behavior: prorationBehavior.default("create_prorations"),
  metadata: metadataChange.optional(),
  expand,
});

export const releaseScheduleParams = z.strictObject({ preserve_cancel_date: flag.optional(), expand });

export const cancelScheduleParams = z.strictObject({
  invoice_now: flag.default(false),
  prorate: flag.default(false),
  expand,
});

export const listSchedulesParams = pageParams.extend({
  created: createdRange.optional(),
  customer: id.optional(),
});

export type UpdateScheduleParams = z.output<typeof updateScheduleParams>;
export type PhaseParams = z.output<typeof phase>;
