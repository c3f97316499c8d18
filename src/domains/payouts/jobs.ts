import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const payoutsJobs = {
  startPayouts: defineJob("start-payouts", { schedule: "0 6 * * *" }),
  sendPayout: defineJob<{ payoutId: string }>("send-payout"),
  syncPayoutAccount: defineJob<{ providerAccountId: string }>("sync-payout-account"),
  reconcileMoney: defineJob("reconcile-money", { schedule: "30 5 * * *" }),
};
