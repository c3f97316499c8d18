import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { createdAt, id } from "#platform/db/columns.ts";

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
    isPublished: boolean("is_published").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.userId, t.productId),
    index("reviews_product").on(t.productId, t.createdAt.desc().nullsFirst()),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);

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
