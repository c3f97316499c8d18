import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "#domains/listings/server/tables.ts";
import {
  mostOfGoods,
  promotionBounds,
  promotionKinds,
  promotionStates,
} from "#domains/promotions/promotion-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment, usdCents } from "#platform/db/columns.ts";

const number = (value: number) => sql.raw(String(value));

/**
 * A vendor's promotion of its own goods, which it pays itself; or without a vendor the platform's, paid from the order's commission.
 * `used_count` and `spent_usd` are what orders have claimed: the checks keep them within the limits whatever happens at once.
 */
export const promotions = pgTable(
  "promotions",
  {
    id: id(),
    vendorId: uuid("vendor_id").references(() => vendors.id),
    name: text("name").notNull(),
    /** Null: it applies by itself. */
    code: text("code"),
    kind: text("kind", { enum: promotionKinds }).notNull(),
    percentBasisPoints: integer("percent_basis_points"),
    amountCents: usdCents("amount_usd"),
    buyUnits: integer("buy_units"),
    getUnits: integer("get_units"),
    /** What it applies to; an empty list does not narrow it. */
    productIds: uuid("product_ids").array().notNull().default([]),
    categoryIds: text("category_ids").array().notNull().default([]),
    vendorIds: uuid("vendor_ids").array().notNull().default([]),
    isFirstOrderOnly: boolean("is_first_order_only").notNull().default(false),
    /** Of the goods it applies to, before any discount. */
    leastCents: usdCents("least_usd").notNull().default(0),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at"),
    mostUses: integer("most_uses"),
    mostUsesPerBuyer: integer("most_uses_per_buyer"),
    budgetCents: usdCents("budget_usd"),
    usedCount: integer("used_count").notNull().default(0),
    spentCents: usdCents("spent_usd").notNull().default(0),
    state: text("state", { enum: promotionStates }).notNull().default("active"),
    /** No reference: the id outlives the account and then leads nowhere. */
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
  },
  (t) => [
    // A code means one thing in the whole market while it can be used.
    uniqueIndex("promotions_code").on(t.code).where(sql`state <> 'ended' and code is not null`),
    index("promotions_newest").on(t.createdAt.desc().nullsFirst(), t.id),
    index("promotions_owner").on(t.vendorId, t.createdAt.desc().nullsFirst(), t.id),
    // What a basket looks for.
    index("promotions_open").on(t.vendorId).where(sql`state = 'active'`),
    check("promotions_uses", sql`${t.usedCount} >= 0 and ${t.usedCount} <= ${t.mostUses}`),
    check("promotions_budget", sql`${t.spentCents} >= 0 and ${t.spentCents} <= ${t.budgetCents}`),
    check("promotions_window", sql`${t.endsAt} > ${t.startsAt}`),
    check("promotions_owner_scope", sql`${t.vendorId} is null or cardinality(${t.vendorIds}) = 0`),
    check(
      "promotions_kind",
      sql`(${t.kind} = 'percent') = (${t.percentBasisPoints} is not null) and (${t.kind} = 'amount') = (${t.amountCents} is not null)
        and (${t.kind} = 'buyXGetY') = (${t.buyUnits} is not null) and (${t.buyUnits} is null) = (${t.getUnits} is null)`,
    ),
    check(
      "promotions_size",
      sql`${t.percentBasisPoints} between 1 and ${number(mostOfGoods)} and ${t.amountCents} > 0 and ${t.buyUnits} > 0 and ${t.getUnits} > 0
        and ${t.leastCents} >= 0`,
    ),
    check(
      "promotions_scope",
      sql`cardinality(${t.productIds}) <= ${number(promotionBounds.products)} and cardinality(${t.vendorIds}) <= ${number(promotionBounds.vendors)}`,
    ),
  ],
);

/**
 * That an order uses a promotion, and what it takes off. `claimed` with the unpaid order, `used` once it is paid, `released` when
 * it was never paid. What is refunded later is not given back: the use was had.
 */
export const promotionUses = pgTable(
  "promotion_uses",
  {
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotions.id),
    orderId: uuid("order_id").notNull(),
    buyerId: uuid("buyer_id").notNull(),
    discountCents: usdCents("discount_usd").notNull(),
    state: text("state", { enum: ["claimed", "used", "released"] })
      .notNull()
      .default("claimed"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.promotionId] }),
    index("promotion_uses_promotion").on(t.promotionId, t.createdAt),
    index("promotion_uses_buyer").on(t.buyerId, t.promotionId),
    check("promotion_uses_discount", sql`${t.discountCents} >= 0`),
  ],
);

/** Products that vendors chose to be shown first, as their plan allows. */
export const featuredListings = pgTable(
  "featured_listings",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (t) => [index("featured_listings_vendor").on(t.vendorId)],
);
