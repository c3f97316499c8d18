import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const integrationsLimits = {
  webhookTest: defineLimit("webhook_test", 30, 60),
};
