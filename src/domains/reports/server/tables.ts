import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { vendors } from "#domains/vendors/server/tables.ts";
import { moment, usdCents } from "#platform/db/columns.ts";

/**
 * The months (UTC) that are over and summed, and those of them that are closed: triggers refuse postings dated in a closed month, and
 * changes of its sums. A month in which something is posted later, before it is closed, loses its row and is summed anew.
 */
export const bookMonths = pgTable(
  "book_months",
  {
    month: text("month").primaryKey(),
    summedAt: moment("summed_at").notNull(),
    closedAt: moment("closed_at"),
    /** No reference: the id outlives the account, and then leads nowhere. */
    closedBy: uuid("closed_by"),
    reason: text("reason"),
    /** Of the month's sums and of the month before: SHA-256. */
    hash: text("hash"),
  },
  (t) => [
    check("book_months_month", sql`${t.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check(
      "book_months_closed",
      sql`num_nulls(${t.closedAt}, ${t.closedBy}, ${t.reason}, ${t.hash}) in (0, 4)`,
    ),
  ],
);

/**
 * How far a month (UTC) that has no row above is summed: what was posted before then is in the sums below, one more hour or day at a
 * time. A trigger deletes the row when something is posted with an earlier date; the month is then summed from its beginning.
 */
export const openMonths = pgTable(
  "open_months",
  { month: text("month").primaryKey(), summedUntil: moment("summed_until").notNull() },
  (t) => [check("open_months_month", sql`${t.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`)],
);

const monthOf = (months: typeof bookMonths | typeof openMonths) =>
  text("month")
    .notNull()
    .references(() => months.month, { onDelete: "cascade" });

const sums = (months: typeof bookMonths | typeof openMonths) => ({
  month: monthOf(months),
  /** A name of `report-table.ts`. */
  figure: text("figure").notNull(),
  amountCents: usdCents("amount_usd").notNull(),
  /** Of how many orders, parcels, refunds or payouts. */
  times: integer("times").notNull(),
});

/** What a vendor sold, owed and got in a month; computed from orders, refunds and payouts, and dated by the ledger. */
export const vendorMonths = pgTable(
  "vendor_months",
  {
    ...sums(bookMonths),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.month, t.figure] }),
    index("vendor_months_figure").on(t.month, t.figure),
  ],
);

/** The same by where the orders went: a country, and within the United States a state. */
export const placeMonths = pgTable(
  "place_months",
  { ...sums(bookMonths), country: text("country").notNull(), state: text("state").notNull() },
  (t) => [primaryKey({ columns: [t.month, t.country, t.state, t.figure] })],
);

/** What the ledger says of a month, by account and kind; what the sums above are compared with. */
export const accountMonths = pgTable(
  "account_months",
  {
    month: monthOf(bookMonths),
    account: text("account").notNull(),
    kind: text("kind").notNull(),
    amountCents: usdCents("amount_usd").notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.account, t.kind] })],
);

/** The sums of all vendors together: a report's total, without reading each vendor's. */
export const figureMonths = pgTable("figure_months", sums(bookMonths), (t) => [
  primaryKey({ columns: [t.month, t.figure] }),
]);

/** The same four of the open months. */
export const openVendorMonths = pgTable(
  "open_vendor_months",
  {
    ...sums(openMonths),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.month, t.figure] }),
    index("open_vendor_months_figure").on(t.month, t.figure),
  ],
);

export const openPlaceMonths = pgTable(
  "open_place_months",
  { ...sums(openMonths), country: text("country").notNull(), state: text("state").notNull() },
  (t) => [primaryKey({ columns: [t.month, t.country, t.state, t.figure] })],
);

export const openAccountMonths = pgTable(
  "open_account_months",
  {
    month: monthOf(openMonths),
    account: text("account").notNull(),
    kind: text("kind").notNull(),
    amountCents: usdCents("amount_usd").notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.account, t.kind] })],
);

export const openFigureMonths = pgTable("open_figure_months", sums(openMonths), (t) => [
  primaryKey({ columns: [t.month, t.figure] }),
]);
