import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const moderationLimits = {
  report: defineLimit("report", 10, 3_600),
};
