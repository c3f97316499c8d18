import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { usdCents } from "#platform/db/columns.ts";

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

/**
 * The market's paid orders by the day on which they were placed (UTC) and the country they go to, cancelled ones
 * among them. Written only by `recountDays`, like the two below.
 */
export const marketDays = pgTable(
  "market_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    country: text("country").notNull(),
    orders: integer("orders").notNull(),
    cancelled: integer("cancelled").notNull(),
    goodsCents: usdCents("goods_usd").notNull(),
    shippingCents: usdCents("shipping_usd").notNull(),
    taxCents: usdCents("tax_usd").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.country] }),
    check("market_days_cancelled", sql`${t.cancelled} between 0 and ${t.orders}`),
  ],
);

/** The paid parcels of a day and vendor. */
export const vendorDays = pgTable(
  "vendor_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    parcels: integer("parcels").notNull(),
    goodsCents: usdCents("goods_usd").notNull(),
    refundedCents: usdCents("refunded_usd").notNull(),
    /** After refunds, like the subsidy. */
    commissionCents: usdCents("commission_usd").notNull(),
    subsidyCents: usdCents("subsidy_usd").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.vendorId] })],
);

/** The paid lines of a day and product; its category is the product's of today. */
export const productSaleDays = pgTable(
  "product_sale_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    units: integer("units").notNull(),
    goodsCents: usdCents("goods_usd").notNull(),
    refundedCents: usdCents("refunded_usd").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId] })],
);

/** Days whose sums are out of date. Triggers on the orders write it, one row a change, so that no sale waits for another. */
export const changedDays = pgTable(
  "changed_days",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    day: date("day", { mode: "string" }).notNull(),
  },
  (t) => [index("changed_days_day").on(t.day)],
);
