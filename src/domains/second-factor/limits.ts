import { defineGuessLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const secondFactorLimits = {
  recoveryCode: defineGuessLimit("recovery_code", 5, 60),
};
