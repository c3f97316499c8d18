import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#domains/catalogue/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";

/** Who saw what today, by a hash that changes every day: counts a session once, and is forgotten the day after (decision 44). */
export const productViewers = pgTable(
  "product_viewers",
  {
    day: date("day", { mode: "string" }).notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    visitorHash: text("visitor_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId, t.visitorHash] })],
);

/** What a vendor's day was, product by product: put into carts, and how long there was nothing to sell. */
export const productDays = pgTable(
  "product_days",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    cartAdds: integer("cart_adds").notNull().default(0),
    stockOuts: integer("stock_outs").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] })],
);

/** The words that led to a vendor's products: a search whose result was opened, day by day. */
export const searchTermDays = pgTable(
  "search_term_days",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    term: text("term").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    openings: integer("openings").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.vendorId, t.day, t.term] })],
);
