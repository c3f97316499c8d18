import { defineJob } from "#kernel/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetOldCounts } from "./forget-old-counts.ts";

/** The background jobs of rate limits. */
const limitJobs = {
  forgetOldCounts: defineJob("forget-old-counts", { schedule: "39 * * * *", missed: "once" }),
};

export const limitJobHandlers = handleJobs(limitJobs, { forgetOldCounts });
