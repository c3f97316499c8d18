import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const ordersJobs = {
  watchParcels: defineJob("watch-parcels", { schedule: "17 * * * *", missed: "once" }),
  forgetOldOrders: defineJob("forget-old-orders", { schedule: "53 4 * * *", missed: "once" }),
};
