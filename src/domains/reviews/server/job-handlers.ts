import { reviewsJobs } from "#domains/reviews/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetUnusedPictures } from "./forget-unused-pictures.ts";
import { refreshVendorFigures } from "./refresh-vendor-figures.ts";
import { removeReviewPictures } from "./remove-review-pictures.ts";
import { requestReviews } from "./request-reviews.ts";

export const reviewsJobHandlers = handleJobs(reviewsJobs, {
  requestReviews,
  forgetUnusedPictures,
  refreshVendorFigures,
  removeReviewPictures,
});
