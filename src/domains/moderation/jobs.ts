import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const moderationJobs = {
  announceDeadLetters: defineJob("announce-dead-letters", { schedule: "*/5 * * * *" }),
  forgetReporters: defineJob("forget-reporters", { schedule: "40 3 * * *", missed: "once" }),
};
