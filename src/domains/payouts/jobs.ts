import { defineJob } from "#kernel/jobs.ts";
import { weeklyRun } from "./payout-rules.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const payoutsJobs = {
  startPayouts: defineJob("start-payouts", { schedule: weeklyRun, missed: "once", retries: "days" }),
  resendPayouts: defineJob("resend-payouts", { schedule: "12 * * * *", missed: "once" }),
  sendPayout: defineJob<{ payoutId: string }>("send-payout"),
  syncPayoutAccount: defineJob<{ providerAccountId: string }>("sync-payout-account"),
  adoptReversals: defineJob<{ providerTransferId: string }>("adopt-reversals", { retries: "days" }),
  reconcileMoney: defineJob("reconcile-money", {
    schedule: "30 5 * * *",
    missed: "once",
    attemptSeconds: 3_600,
  }),
};
