import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";
import type { PricedBasket } from "./price-basket.ts";

/** A server-priced offer to one buyer, valid 30 minutes; makes at most one order. */
export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    address: jsonb("address").$type<ShippingAddress>().notNull(),
    basket: jsonb("basket").$type<PricedBasket>().notNull(),
    /** Of a promotion, as entered in capitals. */
    code: text("code"),
    orderId: uuid("order_id").unique(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("quotes_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("quotes_expiry").on(t.expiresAt),
  ],
);

/** A buyer's own addresses: ten at most, since each has one of ten places; one of them is the default. */
export const savedAddresses = pgTable(
  "saved_addresses",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    place: smallint("place").notNull(),
    address: jsonb("address").$type<ShippingAddress>().notNull(),
    isDefault: boolean("is_default").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("saved_addresses_place").on(t.userId, t.place),
    uniqueIndex("saved_addresses_one_default").on(t.userId).where(sql`is_default`),
    check("saved_addresses_ten", sql`${t.place} between 1 and 10`),
  ],
);

/** Estimated sales tax by destination: a country's rate, or that of one of its states (R29). */
export const taxRates = pgTable(
  "tax_rates",
  {
    country: text("country").notNull(),
    state: text("state").notNull().default(""),
    basisPoints: integer("basis_points").notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.state] })],
);

/** How many things broke each invariant, per run; all zero if all is well. Rows of the last 90 days. */
export const invariantChecks = pgTable(
  "invariant_checks",
  {
    id: id(),
    ranAt: moment("ran_at").notNull(),
    counts: jsonb("counts").$type<Record<string, number>>().notNull(),
  },
  (t) => [index("invariant_checks_time").on(t.ranAt.desc().nullsFirst())],
);
