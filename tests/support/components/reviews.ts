import type { Review, ReviewPage } from "#domains/reviews/web/review-page.ts";
import { idOf } from "./ids.ts";

export const reviewOf = (number: number, more: Partial<Review> = {}): Review => ({
  id: idOf(number),
  authorName: "Ben Ito",
  rating: 4,
  comment: `Review ${number}`,
  language: "en",
  isVerifiedPurchase: false,
  helpfulVotes: 0,
  pictures: [],
  reply: null,
  repliedAt: null,
  editedAt: null,
  createdAt: "2026-10-05T00:00:00.000Z",
  ...more,
});

export const reviewPageOf = (page: number, items: Review[], total: number): ReviewPage => ({
  items,
  total,
  page,
  pageSize: 2,
  ratingAverage: 4.25,
  ratingCounts: [0, 0, 1, 1, 2],
});
