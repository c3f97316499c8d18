import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment, usdCents } from "#platform/db/columns.ts";

export const products = pgTable(
  "products",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    name: text("name").notNull(),
    description: text("description").notNull(),
    language: text("language").notNull().default("en"),
    category: text("category").notNull(),
    priceCents: usdCents("price_usd").notNull(),
    weightGrams: integer("weight_grams").notNull(),
    originCountry: text("origin_country"),
    region: text("region"),
    altitudeMeters: integer("altitude_meters"),
    variety: text("variety"),
    process: text("process"),
    roastLevel: text("roast_level").notNull().default("none"),
    tastingNotes: text("tasting_notes").array().notNull().default([]),
    hsCode: text("hs_code"),
    imageUrls: text("image_urls").array().notNull().default([]),
    isActive: boolean("is_active").notNull().default(true),
    isApproved: boolean("is_approved").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("products_vendor").on(t.vendorId),
    index("products_category").on(t.category, t.id).where(sql`is_active and is_approved`),
    check("products_price", sql`${t.priceCents} between 0.01 and 99999.99`),
    check("products_weight", sql`${t.weightGrams} between 1 and 1000000`),
    check("products_images", sql`cardinality(${t.imageUrls}) <= 5`),
  ],
);

/** Every price a product ever had; the lowest of the last 30 days is shown with a reduction. */
export const priceHistory = pgTable(
  "price_history",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    priceCents: usdCents("price_usd").notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.changedAt] })],
);

/** Unique sessions a day that saw a product, without bots and the vendor's own (decision 44). */
export const productViews = pgTable(
  "product_views",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] })],
);

/** A product's published ratings, written by a trigger on `reviews` alone. */
export const productRatings = pgTable("product_ratings", {
  productId: uuid("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  ratingSum: integer("rating_sum").notNull().default(0),
  reviewCount: integer("review_count").notNull().default(0),
});
