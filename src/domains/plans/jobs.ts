import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const plansJobs = {
  syncSubscription: defineJob<{ customerId: string }>("sync-subscription"),
  sweepPlans: defineJob("sweep-plans", { schedule: "*/10 * * * *" }),
  closeCustomer: defineJob<{ customerId: string }>("close-customer"),
};
