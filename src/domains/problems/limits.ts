import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const problemsLimits = {
  report: defineLimit("problem_report", 10, 3_600),
  write: defineLimit("problem_write", 30, 600),
  picture: defineLimit("problem_picture", 60, 600),
};
