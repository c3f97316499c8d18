import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const analyticsJobs = {
  countStockOuts: defineJob("count-stock-outs", { schedule: "31 * * * *", missed: "once" }),
  recountDays: defineJob("recount-days", { schedule: "* * * * *" }),
  rankMarket: defineJob("rank-market", { schedule: "1 * * * *", missed: "once" }),
  calculateRisks: defineJob("calculate-risks", { schedule: "40 3 * * *", missed: "once" }),
  countCohorts: defineJob("count-cohorts", { schedule: "10 2 * * *", missed: "once" }),
  forgetViewers: defineJob("forget-viewers", { schedule: "45 * * * *", missed: "once" }),
};
