import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const reviewsJobs = {
  requestReviews: defineJob("request-reviews", { schedule: "38 9 * * *", missed: "once" }),
  refreshVendorFigures: defineJob("refresh-vendor-figures", { schedule: "12 4 * * *", missed: "once" }),
  removeReviewPictures: defineJob<{ pictureIds: string[] }>("remove-review-pictures"),
  forgetUnusedPictures: defineJob("forget-unused-review-pictures", {
    schedule: "57 4 * * *",
    missed: "once",
  }),
};
