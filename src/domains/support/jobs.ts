import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const supportJobs = {
  forgetSuspected: defineJob("forget-suspected-inquiries", { schedule: "47 4 * * *", missed: "once" }),
};
