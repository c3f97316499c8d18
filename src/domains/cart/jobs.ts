import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const cartJobs = {
  forgetOldCarts: defineJob("forget-old-carts", { schedule: "49 * * * *", missed: "once" }),
};
