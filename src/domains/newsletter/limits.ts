import { defineSendingLimits } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const newsletterLimits = {
  subscribe: defineSendingLimits("newsletter", 5),
};
