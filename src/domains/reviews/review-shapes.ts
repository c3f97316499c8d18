import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { idSchema, isoTime, linesOfText } from "#kernel/schemas.ts";
import {
  commentBounds,
  holdReasons,
  longestReply,
  maxReviewPictures,
  reviewSorts,
  reviewStates,
} from "./review-rules.ts";

const [shortest, longest] = commentBounds;

export const reviewPicture = z.object({ id: idSchema, width: z.number().int(), height: z.number().int() });
export type ReviewPicture = z.infer<typeof reviewPicture>;

/** What everybody may read of a review. */
const content = {
  id: idSchema,
  rating: z.number().int(),
  comment: z.string(),
  language: z.string(),
  isVerifiedPurchase: z.boolean(),
  helpfulVotes: z.number().int(),
  pictures: z.array(reviewPicture),
  reply: z.string().nullable().describe("The vendor's answer"),
  repliedAt: isoTime.nullable(),
  createdAt: isoTime,
  editedAt: isoTime.nullable(),
};

export const reviewView = z.object({ ...content, authorName: z.string() });

const standing = {
  ...content,
  productId: idSchema,
  productName: z.string(),
  state: z.enum(reviewStates),
  holdReasons: z.array(z.enum(holdReasons)).describe("Why it waits, in the order in which it was found"),
  version: z.number().int(),
};

/** As its author sees it. */
export const ownReview = z.object({
  ...standing,
  imageUrl: z.string().describe("The product's first picture"),
  isEditable: z.boolean().describe("Whether it may still be changed: for 30 days"),
});
export type OwnReview = z.infer<typeof ownReview>;

/** As the team of the product's shop sees it. */
export const shopReview = reviewView.extend({ productId: idSchema, productName: z.string() });
export type ShopReview = z.infer<typeof shopReview>;

/** As administrators see it. */
export const reviewCase = z.object({
  ...standing,
  vendorId: idSchema,
  companyName: z.string(),
  authorId: idSchema,
  authorName: z.string(),
  authorEmail: z.string(),
  authorLanguage: z.string(),
  authorSince: isoTime,
  submittedAt: isoTime,
});
export type ReviewCase = z.infer<typeof reviewCase>;

/** What an author writes. */
export const reviewInput = {
  rating: z.number().int().min(1).max(5),
  comment: linesOfText(longest).min(shortest),
  pictureIds: z
    .array(idSchema)
    .max(maxReviewPictures)
    .default([])
    .describe("Pictures uploaded at POST /storage/v1/reviews/pictures, in their order"),
};

export const replyText = linesOfText(longestReply).min(2);

export const listReviewsInput = z.strictObject({
  productId: idSchema,
  stars: z.coerce.number().int().min(1).max(5).optional(),
  onlyVerified: z.boolean().default(false),
  onlyPictures: z.boolean().default(false),
  language: z.enum(languages).optional(),
  sort: z.enum(reviewSorts).default("helpful"),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});
