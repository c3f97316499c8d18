import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const payoutsLimits = {
  account: defineLimit("payout_account", 60, 600),
};
