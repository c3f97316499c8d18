import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const secondFactorLimits = {
  recoveryCode: defineLimit("recovery_code", 5, 60),
};
