import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const checkoutLimits = {
  session: defineLimit("checkout_session", 5, 600),
};
