import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const reportsJobs = {
  sumMonths: defineJob("sum-months", { schedule: "20 * * * *", missed: "once", attemptSeconds: 900 }),
};
