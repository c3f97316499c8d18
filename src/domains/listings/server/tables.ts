import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import type { Language } from "#kernel/languages.ts";
import { createdAt, decision, id, moment, usdCents } from "#platform/db/columns.ts";

/** A product's name and description in other languages than its own (R68). */
export type Translations = Partial<Record<Language, { name: string; description: string }>>;

export const products = pgTable(
  "products",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** In which name and description were written. */
    language: text("language").notNull().default("en"),
    translations: jsonb("translations").$type<Translations>().notNull().default({}),
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
    /** How many of it one order may contain; null: as many as the market allows (R58). */
    mostUnits: integer("most_units"),
    /** When it was last submitted for approval. */
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    rejectedAt: moment("rejected_at"),
    rejectionReason: text("rejection_reason"),
    /** Since when an administrator has taken it down: hidden from shoppers whatever its vendor does (R61). */
    takenDownAt: moment("taken_down_at"),
    ...decision(),
    /** Deleted by its vendor, and retained because an order refers to it. */
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
    // For the administrators' list of all.
    index("products_newest").on(t.createdAt, t.id).where(sql`deleted_at is null`),
    index("products_unlisted")
      .on(t.createdAt, t.id)
      .where(sql`deleted_at is null and not (is_active and is_approved)`),
    index("products_by_price").on(t.priceCents, t.id).where(sql`deleted_at is null`),
    index("products_name_parts").using("gin", sql`fold_text(${t.name}) gin_trgm_ops`),
    index("products_taken_down").on(t.takenDownAt).where(sql`taken_down_at is not null`),
    check("products_rejection", sql`(${t.rejectedAt} is null) = (${t.rejectionReason} is null)`),
    check("products_deleted", sql`${t.deletedAt} is null or not ${t.isActive}`),
    index("products_category").on(t.category, t.id).where(sql`is_active and is_approved`),
    // How many each vendor has on sale, from the index alone.
    index("products_listed").on(t.vendorId).where(sql`is_active and is_approved and taken_down_at is null`),
    // What is like a product: the nearest prices of its origin, and of its roast.
    index("products_like_origin")
      .on(t.category, t.originCountry, t.priceCents)
      .where(sql`is_active and is_approved`),
    index("products_like_roast")
      .on(t.category, t.roastLevel, t.priceCents)
      .where(sql`is_active and is_approved`),
    check(
      "products_translations",
      sql`are_translations(${t.translations}) and not ${t.translations} ? ${t.language}`,
    ),
    check("products_price", sql`${t.priceCents} between 0.01 and 99999.99`),
    check("products_weight", sql`${t.weightGrams} between 1 and 1000000`),
    check("products_most_units", sql`${t.mostUnits} between 1 and 999`),
    check("products_images", sql`cardinality(${t.imageUrls}) <= 5`),
  ],
);

/** What an edit of an approved product says of name, text, pictures, category and origin, until an admin has looked at it (R38). */
export type RevisionContent = Pick<
  typeof products.$inferSelect,
  | "name"
  | "description"
  | "language"
  | "translations"
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
    /** Of an approved one: what it replaced, which undoing the approval puts back. Null for those from before it was stored. */
    replaced: jsonb("replaced").$type<RevisionContent>(),
    state: text("state", { enum: ["waiting", "approved", "rejected", "withdrawn"] })
      .notNull()
      .default("waiting"),
    rejectionReason: text("rejection_reason"),
    /** Whether an administrator wrote it, who put it on sale at once; undone, it is withdrawn. */
    isCorrection: boolean("is_correction").notNull().default(false),
    /** Of a trusted vendor's edit, published without a decision: whether it is looked at afterwards, and what came of it. */
    checkState: text("check_state", { enum: ["due", "passed", "failed"] }),
    checkedBy: uuid("checked_by"),
    checkedAt: moment("checked_at"),
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    ...decision(),
  },
  (t) => [
    index("product_revisions_product").on(t.productId, t.submittedAt),
    index("product_revisions_due").on(t.submittedAt, t.id).where(sql`check_state = 'due'`),
    check(
      "product_revisions_check",
      sql`coalesce(${t.checkState} in ('passed', 'failed'), false) = (${t.checkedAt} is not null)`,
    ),
    check("product_revisions_correction", sql`not ${t.isCorrection} or ${t.replaced} is not null`),
    uniqueIndex("product_revisions_one_waiting").on(t.productId).where(sql`state = 'waiting'`),
    index("product_revisions_queue").on(t.submittedAt).where(sql`state = 'waiting'`),
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
