import { reviews } from "#domains/reviews/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { countMyReviews } from "./count-my-reviews.ts";
import { getVendorRating } from "./get-vendor-rating.ts";
import { listReviews } from "./list-reviews.ts";

export const reviewsRouter = {
  listReviews: forVisitor(reviews.listReviews, listReviews),
  getVendorRating: forVisitor(reviews.getVendorRating, getVendorRating),
  countMyReviews: forPerson(reviews.countMyReviews, countMyReviews),
};
