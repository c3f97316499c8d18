import { sql } from "drizzle-orm";
import { boolean, customType, index, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#domains/listings/server/tables.ts";
import { moment, usdCents } from "#platform/db/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * One row per product with everything that a list filters, sorts and counts by; maintained by the job
 * `index-product`. Never displayed: displayed values are read live.
 */
export const productSearch = pgTable(
  "product_search",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id").notNull(),
    isListed: boolean("is_listed").notNull(),
    category: text("category").notNull(),
    originCountry: text("origin_country"),
    roastLevel: text("roast_level").notNull(),
    /** The languages that it can be read in, as `en es pt`; none until it is indexed by rules that know of them. */
    languages: text("languages").notNull().default(""),
    name: text("name").notNull(),
    /** Without case and accents: what names are sorted and compared by. */
    foldedName: text("folded_name").notNull().generatedAlwaysAs(sql`fold_text(name)`),
    priceCents: usdCents("price_usd").notNull(),
    createdAt: moment("created_at").notNull(),
    unitsSold90d: integer("units_sold_90d").notNull().default(0),
    ratingAverage: numeric("rating_average", { precision: 3, scale: 2, mode: "number" }).notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    /** Weighted lexemes for ranking; small, since a search reads many (see `internal/make-document.ts`). */
    title: tsvector("title").notNull().default(sql`''::tsvector`),
    /** All lexemes for matching. */
    document: tsvector("document").notNull().default(sql`''::tsvector`),
    /** The rules that both were written by; a job reindexes rows of others. */
    documentRules: integer("document_rules").notNull().default(0),
  },
  // All ascending: read backwards they serve `desc` with the id's tie-break, which `desc nulls last` would
  // not.
  (t) => [
    index("product_search_document").using("gin", t.document).with({ fastupdate: false }),
    index("product_search_title").using("gin", t.title).with({ fastupdate: false }),
    index("product_search_newest").on(t.createdAt, t.productId).where(sql`is_listed`),
    index("product_search_price").on(t.priceCents, t.productId).where(sql`is_listed`),
    index("product_search_name").on(t.foldedName, t.productId).where(sql`is_listed`),
    index("product_search_category").on(t.category, t.createdAt, t.productId).where(sql`is_listed`),
    index("product_search_category_price").on(t.category, t.priceCents, t.productId).where(sql`is_listed`),
    index("product_search_category_name").on(t.category, t.foldedName, t.productId).where(sql`is_listed`),
    index("product_search_category_popular")
      .on(t.category, t.unitsSold90d, t.ratingAverage, t.createdAt, t.productId)
      .where(sql`is_listed`),
    index("product_search_origin").on(t.originCountry, t.createdAt, t.productId).where(sql`is_listed`),
    index("product_search_vendor").on(t.vendorId, t.createdAt, t.productId).where(sql`is_listed`),
    index("product_search_languages").on(t.languages, t.createdAt, t.productId).where(sql`is_listed`),
    index("product_search_popular")
      .on(t.unitsSold90d, t.ratingAverage, t.createdAt, t.productId)
      .where(sql`is_listed`),
    index("product_search_facets")
      .on(t.category, t.originCountry, t.roastLevel, t.vendorId, t.languages, t.priceCents)
      .where(sql`is_listed`),
    index("product_search_rules").on(t.documentRules),
  ],
);

/**
 * One in 32 of the products on sale, chosen by the id (`internal/sample.ts`): what large lists are counted from. So few rows lie close
 * together and are soon read. Written with `product_search`.
 */
export const productSearchSample = pgTable(
  "product_search_sample",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id").notNull(),
    category: text("category").notNull(),
    originCountry: text("origin_country"),
    roastLevel: text("roast_level").notNull(),
    languages: text("languages").notNull(),
    priceCents: usdCents("price_usd").notNull(),
    document: tsvector("document").notNull(),
  },
  (t) => [
    index("product_search_sample_words").using("gin", t.document).with({ fastupdate: false }),
    index("product_search_sample_facets").on(t.category, t.originCountry, t.roastLevel, t.vendorId),
  ],
);

/** Every lexeme of a document: candidates for correcting unknown words. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    /** How many products have it, as of last night. */
    productCount: integer("product_count").notNull().default(1),
    /** Whether a product, its vendor or its place is called so, as far as is known since last night. */
    isName: boolean("is_name").notNull().default(false),
  },
  (t) => [
    index("search_words_beginning").on(t.word.op("text_pattern_ops")),
    index("search_words_near").using("gin", t.word.op("gin_trgm_ops")).where(sql`strpos(word, ':') = 0`),
  ],
);
