import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const checkoutLimits = {
  quote: defineLimit("checkout_quote", 30, 600),
  session: defineLimit("checkout_session", 5, 600),
  simulation: defineLimit("promotion_simulation", 60, 300),
};
