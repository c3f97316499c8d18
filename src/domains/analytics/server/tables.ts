import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";

/** Today's viewers by a hash that changes every day, so that a session counts once; deleted the day after (R44). */
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

/** A product's figures per day: added to carts, and time out of stock. */
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

/** The searches whose results led to a vendor's products, per day. */
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
