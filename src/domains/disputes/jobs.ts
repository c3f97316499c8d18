import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const disputesJobs = {
  settleDispute: defineJob<{ providerDisputeId: string }>("settle-dispute", { retries: "days" }),
  adoptRefunds: defineJob<{ providerPaymentId: string }>("adopt-refunds", { retries: "days" }),
};
