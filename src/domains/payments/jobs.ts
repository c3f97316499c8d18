import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const paymentsJobs = {
  processCardEvent: defineJob<{ eventId: string }>("process-card-event", { retries: "days" }),
  sendRefund: defineJob<{ refundId: string }>("send-refund", { retries: "days" }),
};
