import { reviewsJobs } from "#domains/reviews/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { askForReviews } from "./ask-for-reviews.ts";
import { forgetUnusedPictures } from "./forget-unused-pictures.ts";
import { refreshVendorFigures } from "./refresh-vendor-figures.ts";
import { removeReviewPictures } from "./remove-review-pictures.ts";

export const reviewsJobHandlers = handleJobs(reviewsJobs, {
  askForReviews,
  forgetUnusedPictures,
  refreshVendorFigures,
  removeReviewPictures,
});
