import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const reviewsLimits = {
  review: defineLimit("review", 5, 3_600),
  vote: defineLimit("review_vote", 60, 60),
  picture: defineLimit("review_picture", 40, 3_600),
  reply: defineLimit("review_reply", 60, 3_600),
};
