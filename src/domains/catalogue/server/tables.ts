import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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
    /** The vendor's own number of it, by which a bulk upload finds it again. */
    sku: text("sku"),
    /** When it was last handed in for approval. */
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    rejectedAt: moment("rejected_at"),
    rejectionReason: text("rejection_reason"),
    /** Deleted by its vendor, and kept because an order refers to it. */
    deletedAt: moment("deleted_at"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("products_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst(), t.id),
    uniqueIndex("products_vendor_sku").on(t.vendorId, t.sku).where(sql`deleted_at is null`),
    index("products_waiting")
      .on(t.submittedAt)
      .where(sql`not is_approved and rejected_at is null and deleted_at is null`),
    check("products_rejection", sql`(${t.rejectedAt} is null) = (${t.rejectionReason} is null)`),
    check("products_deleted", sql`${t.deletedAt} is null or not ${t.isActive}`),
    index("products_category").on(t.category, t.id).where(sql`is_active and is_approved`),
    // What is like a product: the nearest prices of its origin, and of its roast.
    index("products_like_origin")
      .on(t.category, t.originCountry, t.priceCents)
      .where(sql`is_active and is_approved`),
    index("products_like_roast")
      .on(t.category, t.roastLevel, t.priceCents)
      .where(sql`is_active and is_approved`),
    check("products_price", sql`${t.priceCents} between 0.01 and 99999.99`),
    check("products_weight", sql`${t.weightGrams} between 1 and 1000000`),
    check("products_images", sql`cardinality(${t.imageUrls}) <= 5`),
  ],
);

/** What an edit of an approved product says of name, text, pictures, category and origin, until an admin has looked at it (decision 38). */
export type RevisionContent = Pick<
  typeof products.$inferSelect,
  | "name"
  | "description"
  | "language"
  | "category"
  | "originCountry"
  | "region"
  | "altitudeMeters"
  | "variety"
  | "process"
  | "roastLevel"
  | "tastingNotes"
  | "weightGrams"
  | "hsCode"
  | "imageUrls"
>;

/** A product has one revision that waits, at most; the version on sale stays until it is approved. */
export const productRevisions = pgTable(
  "product_revisions",
  {
    id: id(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    content: jsonb("content").$type<RevisionContent>().notNull(),
    state: text("state", { enum: ["waiting", "approved", "rejected", "withdrawn"] })
      .notNull()
      .default("waiting"),
    rejectionReason: text("rejection_reason"),
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("product_revisions_one_waiting").on(t.productId).where(sql`state = 'waiting'`),
    index("product_revisions_queue").on(t.submittedAt).where(sql`state = 'waiting'`),
  ],
);

/** One row a file of products that a vendor uploaded; its rows stand beside it, so that it can be looked at, applied and undone. */
export const bulkUploads = pgTable(
  "bulk_uploads",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    fileName: text("file_name").notNull(),
    state: text("state", {
      enum: ["checking", "checked", "applying", "applied", "undoing", "undone", "failed"],
    })
      .notNull()
      .default("checking"),
    rowCount: integer("row_count").notNull().default(0),
    doneCount: integer("done_count").notNull().default(0),
    errorCount: integer("error_count").notNull().default(0),
    createCount: integer("create_count").notNull().default(0),
    updateCount: integer("update_count").notNull().default(0),
    createdAt: createdAt(),
    appliedAt: moment("applied_at"),
    undoneAt: moment("undone_at"),
  },
  (t) => [
    index("bulk_uploads_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst()),
    uniqueIndex("bulk_uploads_one_at_work")
      .on(t.vendorId)
      .where(sql`state in ('checking', 'applying', 'undoing')`),
  ],
);

export type BulkRowError = { column: string; code: string };

export const bulkUploadRows = pgTable(
  "bulk_upload_rows",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => bulkUploads.id, { onDelete: "cascade" }),
    /** As a spreadsheet counts: the first row under the heading is 2. */
    rowNumber: integer("row_number").notNull(),
    cells: jsonb("cells").$type<Record<string, string>>().notNull(),
    errors: jsonb("errors").$type<BulkRowError[]>().notNull().default([]),
    action: text("action", { enum: ["create", "update", "none"] })
      .notNull()
      .default("none"),
    productId: uuid("product_id"),
    /** What the product was before, for the undoing. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    isDone: boolean("is_done").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.rowNumber] }),
    index("bulk_upload_rows_errors").on(t.uploadId, t.rowNumber).where(sql`errors <> '[]'::jsonb`),
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
