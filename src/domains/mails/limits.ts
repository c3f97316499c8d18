import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const mailsLimits = { test: defineLimit("test_mail", 20, 3_600) };
