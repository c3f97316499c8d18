import { defineLimit, defineSendingLimits } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const supportLimits = {
  rateAnswer: defineLimit("rate_answer", 30, 3_600),
  send: defineSendingLimits("contact", 3),
};
