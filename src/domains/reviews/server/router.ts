import { reviews } from "#domains/reviews/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { addReview } from "./add-review.ts";
import { countMyReviews } from "./count-my-reviews.ts";
import { deleteReview } from "./delete-review.ts";
import { getMyReview } from "./get-my-review.ts";
import { getVendorRating } from "./get-vendor-rating.ts";
import { listAllReviews } from "./list-all-reviews.ts";
import { listMyReviews } from "./list-my-reviews.ts";
import { listReviewQueue } from "./list-review-queue.ts";
import { listReviews } from "./list-reviews.ts";
import { listShopReviews } from "./list-shop-reviews.ts";
import { setHelpful } from "./set-helpful.ts";
import { setReply } from "./set-reply.ts";
import { updateReview } from "./update-review.ts";

export const reviewsRouter = {
  listReviews: forVisitor(reviews.listReviews, listReviews),
  getVendorRating: forVisitor(reviews.getVendorRating, getVendorRating),
  countMyReviews: forPerson(reviews.countMyReviews, countMyReviews),
  listMyReviews: forPerson(reviews.listMyReviews, listMyReviews),
  getMyReview: forPerson(reviews.getMyReview, getMyReview),
  addReview: forPerson(reviews.addReview, addReview),
  updateReview: forPerson(reviews.updateReview, updateReview),
  deleteReview: forPerson(reviews.deleteReview, deleteReview),
  setHelpful: forPerson(reviews.setHelpful, setHelpful),
  listShopReviews: forPerson(reviews.listShopReviews, listShopReviews),
  setReply: forPerson(reviews.setReply, setReply),
  listReviewQueue: forPerson(reviews.listReviewQueue, listReviewQueue),
  listAllReviews: forPerson(reviews.listAllReviews, listAllReviews),
};
