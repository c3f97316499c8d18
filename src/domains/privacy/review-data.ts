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
