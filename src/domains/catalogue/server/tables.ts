import { date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { products } from "#domains/listings/server/tables.ts";

/** Unique sessions per day that viewed a product, without bots and the vendor's own (R44). */
export const productViews = pgTable(
  "product_views",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day] }),
    // For the analytics' sums of days.
    index("product_views_day").on(t.day),
  ],
);

/** A product's published ratings, written only by a trigger on `reviews`. */
export const productRatings = pgTable("product_ratings", {
  productId: uuid("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  ratingSum: integer("rating_sum").notNull().default(0),
  reviewCount: integer("review_count").notNull().default(0),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  starCounts: integer("star_counts").array().notNull().default([0, 0, 0, 0, 0]),
});
