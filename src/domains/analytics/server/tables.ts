import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Rankings } from "#domains/analytics/market-rankings.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { moment, usdCents } from "#platform/db/columns.ts";

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
  (t) => [
    primaryKey({ columns: [t.productId, t.day] }),
    // For the sums of days.
    index("product_days_day").on(t.day),
  ],
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
 * among them. Written only by `recountDays`, like the deliveries, vendors and products below.
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
    /** First orders of their buyers; null where an earlier release summed the day, until it is summed again. */
    newBuyers: integer("new_buyers"),
    /** Goods that were refunded since; null as above, like what the platform kept of the goods, and gave, after refunds. */
    refundedCents: usdCents("refunded_usd"),
    commissionCents: usdCents("commission_usd"),
    subsidyCents: usdCents("subsidy_usd"),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.country] }),
    index("market_days_without_buyers").on(t.day).where(sql`new_buyers is null`),
    index("market_days_without_refunds").on(t.day).where(sql`refunded_usd is null`),
    check("market_days_cancelled", sql`${t.cancelled} between 0 and ${t.orders}`),
    check("market_days_new_buyers", sql`${t.newBuyers} between 0 and ${t.orders} - ${t.cancelled}`),
  ],
);

/**
 * How long the parcels of a day's orders took, by the country they went to: how many were dispatched, and delivered,
 * within so many days of the payment, and not within one less.
 */
export const deliveryDays = pgTable(
  "delivery_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    country: text("country").notNull(),
    days: integer("days").notNull(),
    dispatched: integer("dispatched").notNull(),
    delivered: integer("delivered").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.country, t.days] }),
    check("delivery_days_days", sql`${t.days} between 0 and 60`),
  ],
);

/** The buyers by the month of their first order that was not canceled, and how many ordered again since. Written by `countCohorts`. */
export const buyerCohorts = pgTable(
  "buyer_cohorts",
  {
    month: date("month", { mode: "string" }).primaryKey(),
    buyers: integer("buyers").notNull(),
    returned: integer("returned").notNull(),
    countedAt: moment("counted_at").notNull(),
  },
  (t) => [check("buyer_cohorts_returned", sql`${t.returned} between 0 and ${t.buyers}`)],
);

/** How many of a month's new buyers ordered in a later month. */
export const buyerCohortMonths = pgTable(
  "buyer_cohort_months",
  {
    month: date("month", { mode: "string" })
      .notNull()
      .references(() => buyerCohorts.month, { onDelete: "cascade" }),
    monthsSince: integer("months_since").notNull(),
    buyers: integer("buyers").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.monthsSince] }),
    check("buyer_cohort_months_later", sql`${t.monthsSince} > 0`),
  ],
);

/** The views and cart-adds of all products on a day. Written by `recountDays`; those of the last two days still grow. */
export const marketVisits = pgTable("market_visits", {
  day: date("day", { mode: "string" }).primaryKey(),
  views: integer("views").notNull(),
  cartAdds: integer("cart_adds").notNull(),
});

/** Today's searches by a hash of visitor and term, so that each counts once; deleted the day after. */
export const searchers = pgTable(
  "searchers",
  {
    day: date("day", { mode: "string" }).notNull(),
    visitorHash: text("visitor_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitorHash] })],
);

/** How often the shop was searched on a day, and found nothing. */
export const marketSearches = pgTable(
  "market_searches",
  {
    day: date("day", { mode: "string" }).primaryKey(),
    searches: integer("searches").notNull().default(0),
    withoutResults: integer("without_results").notNull().default(0),
  },
  (t) => [check("market_searches_without", sql`${t.withoutResults} between 0 and ${t.searches}`)],
);

/** The same for each term; not more of them than `mostTermsPerDay`. */
export const marketSearchTerms = pgTable(
  "market_search_terms",
  {
    day: date("day", { mode: "string" }).notNull(),
    term: text("term").notNull(),
    searches: integer("searches").notNull().default(0),
    withoutResults: integer("without_results").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.term] }),
    check("market_search_terms_without", sql`${t.withoutResults} between 0 and ${t.searches}`),
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

/**
 * Who and what came first in a period, as `rankMarket` found it last: that of a year is chosen from a million sums, too many to read for
 * each view. Vendors and products by their id, since their names change.
 */
export const marketRankings = pgTable(
  "market_rankings",
  {
    from: date("from_day", { mode: "string" }).notNull(),
    to: date("to_day", { mode: "string" }).notNull(),
    rankings: jsonb("rankings").$type<Rankings>().notNull(),
    rankedAt: moment("ranked_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.from, t.to] }), check("market_rankings_days", sql`${t.from} <= ${t.to}`)],
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
