import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const analyticsJobs = {
  countStockOuts: defineJob("count-stock-outs", { schedule: "31 * * * *", missed: "once" }),
  recountDays: defineJob("recount-days", { schedule: "* * * * *" }),
  forgetViewers: defineJob("forget-viewers", { schedule: "45 * * * *", missed: "once" }),
};
