import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const orderLimits = {
  receipt: defineLimit("order_receipt", 30, 600),
};
