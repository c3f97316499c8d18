import { z } from "zod";
import { expand, integer, metadata } from "../wire/read-params.ts";

/** What POST /v1/refunds takes here. */
export const createRefundParams = z.strictObject({
  payment_intent: z.string().min(1).max(255).optional(),
  charge: z.string().min(1).max(255).optional(),
  amount: integer.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
  expand,
});

export type CreateRefundParams = z.output<typeof createRefundParams>;
