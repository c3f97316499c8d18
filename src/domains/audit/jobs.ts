import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const auditJobs = {
  forgetAuditAddresses: defineJob("forget-audit-addresses", { schedule: "37 * * * *", missed: "once" }),
};
