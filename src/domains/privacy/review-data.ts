import * as z from "zod";
import { idSchema, isoTime } from "#kernel/schemas.ts";

/** A review that somebody wrote. */
export const review = z.object({
  id: idSchema,
  productId: idSchema,
  productName: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  language: z.string(),
  isVerifiedPurchase: z.boolean(),
  isPublished: z.boolean(),
  /** Why it waits for a moderator. */
  holdReasons: z.array(z.string()),
  state: z.string(),
  helpfulVotes: z.number().int(),
  /** The pictures, at `/storage/v1/reviews/pictures/{id}.webp`. */
  pictures: z.array(z.object({ id: idSchema, width: z.number().int(), height: z.number().int() })),
  /** The vendor's answer. */
  reply: z.string().nullable(),
  repliedAt: isoTime.nullable(),
  editedAt: isoTime.nullable(),
  createdAt: isoTime,
});

/** What was decided about such a review, and what its author said against it. */
export const reviewDecision = z.object({
  id: idSchema,
  kind: z.string(),
  reviewId: idSchema.nullable(),
  productName: z.string().nullable(),
  rule: z.string(),
  facts: z.string(),
  objection: z.string().nullable(),
  outcome: z.string().nullable(),
  outcomeReason: z.string().nullable(),
  createdAt: isoTime,
  endedAt: isoTime.nullable(),
});
