import { reviews } from "#domains/reviews/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { listReviews } from "./list-reviews.ts";

export const reviewsRouter = { listReviews: forVisitor(reviews.listReviews, listReviews) };
