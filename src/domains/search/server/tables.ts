import { type SQL, sql } from "drizzle-orm";
import { boolean, customType, index, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#domains/catalogue/server/tables.ts";
import { moment, usdCents } from "#platform/db/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One row a product, all that a list filters, sorts and counts by; kept by the job `index-product`. Never shown: shown values are read fresh. */
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
    name: text("name").notNull(),
    priceCents: usdCents("price_usd").notNull(),
    createdAt: moment("created_at").notNull(),
    unitsSold90d: integer("units_sold_90d").notNull().default(0),
    ratingAverage: numeric("rating_average", { precision: 3, scale: 2, mode: "number" }).notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    factsText: text("facts_text").notNull(),
    vendorText: text("vendor_text").notNull(),
    descriptionText: text("description_text").notNull(),
    document: tsvector("document")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('simple', fold_text(name)), 'A') || setweight(to_tsvector('simple', fold_text(facts_text)), 'B') || setweight(to_tsvector('simple', fold_text(vendor_text)), 'C') || setweight(to_tsvector('simple', fold_text(description_text)), 'D')`,
      ),
  },
  (t) => [
    index("product_search_document").using("gin", t.document),
    index("product_search_newest").on(t.createdAt.desc(), t.productId).where(sql`is_listed`),
    index("product_search_price").on(t.priceCents, t.productId).where(sql`is_listed`),
    index("product_search_category").on(t.category, t.createdAt.desc(), t.productId).where(sql`is_listed`),
    index("product_search_vendor").on(t.vendorId, t.createdAt.desc()).where(sql`is_listed`),
    index("product_search_popular")
      .on(t.unitsSold90d.desc(), t.ratingAverage.desc(), t.createdAt.desc())
      .where(sql`is_listed`),
  ],
);
