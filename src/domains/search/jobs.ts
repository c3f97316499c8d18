import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const searchJobs = {
  indexProduct: defineJob<{ productId: string }>("index-product"),
  indexShop: defineJob<{ vendorId: string }>("index-shop"),
  refreshPopularity: defineJob("refresh-popularity", { schedule: "23 * * * *", missed: "once" }),
  refreshWords: defineJob("refresh-words", { schedule: "47 3 * * *", missed: "once" }),
  reindexProducts: defineJob("reindex-products", {
    schedule: "*/5 * * * *",
    atStart: true,
    attemptSeconds: 3_600,
  }),
};
