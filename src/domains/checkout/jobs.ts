import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const checkoutJobs = {
  settlePurchase: defineJob<{ orderId: string }>("settle-purchase"),
  refundLatePayment: defineJob<{ attemptId: string }>("refund-late-payment"),
  /** Of a vendor that was suspended, or of its product that was taken down. */
  endOpenPayments: defineJob<{ vendorId: string; productId?: string }>("end-open-payments"),
  sweepPurchases: defineJob("sweep-purchases", { schedule: "* * * * *" }),
  checkInvariants: defineJob("check-invariants", {
    schedule: "7 * * * *",
    missed: "once",
    attemptSeconds: 1_800,
  }),
};
