import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const privacyLimits = {
  export: defineLimit("data_export", 10, 3_600),
};
