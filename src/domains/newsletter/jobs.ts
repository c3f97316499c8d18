import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const newsletterJobs = {
  forgetUnconfirmed: defineJob("forget-unconfirmed-subscribers", { schedule: "43 * * * *", missed: "once" }),
};
