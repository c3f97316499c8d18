import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const teamJobs = {
  forgetInvitations: defineJob("forget-expired-invitations", { schedule: "37 4 * * *", missed: "once" }),
};
