import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { type HoldReason, longestReply, maxReviewPictures } from "#domains/reviews/review-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    rating: smallint("rating").notNull(),
    comment: text("comment").notNull(),
    language: text("language").notNull(),
    isVerifiedPurchase: boolean("is_verified_purchase").notNull().default(false),
    /** Neither published nor refused, it waits for a moderator. */
    isPublished: boolean("is_published").notNull().default(false),
    /** Since when a decision hides it. */
    refusedAt: moment("refused_at"),
    /** Why it waits. */
    holdReasons: text("hold_reasons").array().$type<HoldReason[]>().notNull().default([]),
    /** Raised by each change of its author: who decides has seen this one. */
    version: integer("version").notNull().default(1),
    /** When it was written or last changed: the queue's order. */
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    editedAt: moment("edited_at"),
    /** Written only by a trigger on `review_votes`. */
    helpfulVotes: integer("helpful_votes").notNull().default(0),
    pictureCount: smallint("picture_count").notNull().default(0),
    /** The vendor's answer. */
    reply: text("reply"),
    repliedAt: moment("replied_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.userId, t.productId),
    index("reviews_product").on(t.productId, t.createdAt.desc().nullsFirst()),
    // For each order of a product's list.
    index("reviews_helpful")
      .on(t.productId, t.helpfulVotes.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`is_published`),
    index("reviews_highest")
      .on(t.productId, t.rating.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`is_published`),
    index("reviews_lowest")
      .on(t.productId, t.rating, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`is_published`),
    // Counts what a choice of filters leaves without reading the reviews.
    index("reviews_filters")
      .on(t.productId, t.isVerifiedPurchase, t.language, t.rating, t.pictureCount)
      .where(sql`is_published`),
    index("reviews_waiting").on(t.submittedAt, t.id).where(sql`not is_published and refused_at is null`),
    index("reviews_newest").on(t.createdAt, t.id),
    index("reviews_text").on(sql`md5(lower(${t.comment}))`),
    // For the administrators' search.
    index("reviews_words").using("gin", sql`fold_text(${t.comment}) gin_trgm_ops`),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
    check("reviews_refused", sql`not (${t.isPublished} and ${t.refusedAt} is not null)`),
    check("reviews_votes", sql`${t.helpfulVotes} >= 0`),
    check("reviews_pictures", sql`${t.pictureCount} between 0 and ${sql.raw(String(maxReviewPictures))}`),
    check(
      "reviews_reply",
      sql`(${t.reply} is null) = (${t.repliedAt} is null) and char_length(${t.reply}) <= ${sql.raw(String(longestReply))}`,
    ),
  ],
);

/** One helpful vote per user and review, not on one's own; both held by the database. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index("review_votes_user").on(t.userId)],
);

/** A picture that somebody uploaded for a review of a product; without `reviewId` the review is not sent yet. */
export const reviewPictures = pgTable(
  "review_pictures",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reviewId: uuid("review_id").references(() => reviews.id, { onDelete: "set null" }),
    /** Its place in the review, from 0. */
    place: smallint("place").notNull().default(0),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("review_pictures_review").on(t.reviewId, t.place),
    index("review_pictures_user").on(t.userId),
    index("review_pictures_unused").on(t.createdAt).where(sql`review_id is null`),
  ],
);

/** How a vendor answers and dispatches, over 90 days; computed by a job each night. */
export const vendorFigures = pgTable("vendor_figures", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendors.id, { onDelete: "cascade" }),
  /** How many conversations a buyer began, that were answered. */
  answered: integer("answered").notNull(),
  /** The median time to the first answer. */
  firstReplyMinutes: integer("first_reply_minutes"),
  /** Parcels that were dispatched, and those by the promised day. */
  dispatched: integer("dispatched").notNull(),
  dispatchedInTime: integer("dispatched_in_time").notNull(),
  computedAt: moment("computed_at").notNull(),
});
