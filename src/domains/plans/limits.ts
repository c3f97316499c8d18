import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const plansLimits = {
  change: defineLimit("plan_change", 20, 600),
  check: defineLimit("subscription_check", 10, 60),
};
