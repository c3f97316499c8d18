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
import { parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, decision, id, moment, usdCents } from "#platform/db/columns.ts";

/** A vendor's account at the card provider, as last reported by it. */
export const payoutAccounts = pgTable("payout_accounts", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendors.id),
  providerAccountId: text("provider_account_id").notNull().unique(),
  isReady: boolean("is_ready").notNull().default(false),
  /** What the provider still requires, in its own terms. */
  missing: text("missing").array().notNull().default([]),
  syncedAt: moment("synced_at"),
  createdAt: createdAt(),
});

/** A payout, under way or arrived. At most one is under way per vendor. */
export const payouts = pgTable(
  "payouts",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    method: text("method", { enum: ["automatic", "manual"] }).notNull(),
    amountCents: usdCents("amount_usd").notNull(),
    state: text("state", { enum: ["started", "paid", "failed"] })
      .notNull()
      .default("started"),
    providerTransferId: text("provider_transfer_id").unique(),
    /** An admin's note about a payment made elsewhere: a bank's reference. */
    note: text("note"),
    recordedBy: uuid("recorded_by"),
    ...decision(),
    createdAt: createdAt(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("payouts_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst()),
    uniqueIndex("payouts_one_under_way").on(t.vendorId).where(sql`state = 'started'`),
    check("payouts_amount", sql`${t.amountCents} > 0`),
  ],
);

/** Money of a payout that the provider took back from the vendor's account: the vendor is owed it again. */
export const payoutReturns = pgTable(
  "payout_returns",
  {
    id: id(),
    payoutId: uuid("payout_id")
      .notNull()
      .references(() => payouts.id),
    providerReversalId: text("provider_reversal_id").notNull().unique(),
    amountCents: usdCents("amount_usd").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payout_returns_payout").on(t.payoutId),
    check("payout_returns_amount", sql`${t.amountCents} > 0`),
  ],
);

/** The parcels that a payout settled; each is settled once. */
export const payoutParcels = pgTable(
  "payout_parcels",
  {
    payoutId: uuid("payout_id")
      .notNull()
      .references(() => payouts.id),
    parcelId: uuid("parcel_id")
      .notNull()
      .unique()
      .references(() => parcels.id),
  },
  (t) => [primaryKey({ columns: [t.payoutId, t.parcelId] })],
);

/** The differences between provider, ledger and orders, per run; empty if all is well. */
export const reconciliations = pgTable(
  "reconciliations",
  {
    id: id(),
    ranAt: moment("ran_at").notNull(),
    checkedCount: integer("checked_count").notNull(),
    differences: jsonb("differences")
      .$type<{ kind: string; id: string; expected: string; found: string }[]>()
      .notNull(),
  },
  (t) => [index("reconciliations_time").on(t.ranAt.desc().nullsFirst())],
);
