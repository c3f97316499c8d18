import { sql } from "drizzle-orm";
import {
  bigint,
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
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment, usdCents } from "#platform/db/columns.ts";

export type ShippingAddress = {
  fullName: string;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string | null;
  postalCode: string | null;
  country: string;
};

const orderStatus = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;

/** One row per purchase. `status` is derived from the parcels by a trigger and never written directly (R30). */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    number: bigint("number", { mode: "number" })
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 10_001 })
      .unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    status: text("status", { enum: orderStatus }).notNull().default("pending"),
    goodsCents: usdCents("goods_usd").notNull(),
    shippingCents: usdCents("shipping_usd").notNull(),
    taxCents: usdCents("tax_usd").notNull(),
    totalCents: usdCents("total_amount_usd").notNull(),
    shippingAddress: jsonb("shipping_address").$type<ShippingAddress>().notNull(),
    language: text("language").notNull(),
    /** What a gift's parcels say to whom they go; empty for one without words, null for no gift. */
    giftNote: text("gift_note"),
    createdAt: createdAt(),
    paidAt: moment("paid_at"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("orders_pending").on(t.createdAt).where(sql`status = 'pending'`),
    // For the administrators' list, its filters and orders.
    index("orders_paid").on(t.number).where(sql`paid_at is not null`),
    index("orders_unpaid").on(t.number).where(sql`paid_at is null`),
    index("orders_state").on(t.status, t.number).where(sql`paid_at is not null`),
    index("orders_total_paid").on(t.totalCents, t.number).where(sql`paid_at is not null`),
    index("orders_total_unpaid").on(t.totalCents, t.number).where(sql`paid_at is null`),
    index("orders_country").on(sql`(${t.shippingAddress} ->> 'country')`, t.number),
    index("orders_created").on(t.createdAt),
    // One unfinished payment a buyer (R57).
    uniqueIndex("orders_one_pending").on(t.userId).where(sql`status = 'pending' and paid_at is null`),
    check("orders_gift_note", sql`char_length(${t.giftNote}) <= 300`),
    check("orders_total", sql`${t.totalCents} = ${t.goodsCents} + ${t.shippingCents} + ${t.taxCents}`),
  ],
);

export const parcels = pgTable(
  "parcels",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    status: text("status", { enum: orderStatus }).notNull().default("pending"),
    goodsCents: usdCents("goods_usd").notNull(),
    shippingCents: usdCents("shipping_usd").notNull(),
    /** What the platform pays the vendor for a delivery that is free for the buyer. */
    shippingSubsidyCents: usdCents("shipping_subsidy_usd").notNull(),
    /** The part of the vendor's own rate that neither buyer nor platform pays. */
    shippingBorneCents: usdCents("shipping_borne_usd").notNull().default(0),
    taxCents: usdCents("tax_usd").notNull(),
    carrier: text("carrier"),
    trackingNumber: text("tracking_number"),
    /** The day by which the vendor promised to dispatch it; set when it is paid. */
    shipBy: moment("ship_by"),
    acceptedAt: moment("accepted_at"),
    shippedAt: moment("shipped_at"),
    deliveredAt: moment("delivered_at"),
    /** When the buyer said that it has arrived. */
    receivedAt: moment("received_at"),
    /** From when on its money can be paid out (R55); null until it is dispatched. */
    availableAt: moment("available_at"),
    /** Since when its payment is disputed: its money waits, and nothing of it can be refunded. */
    frozenAt: moment("frozen_at"),
    /** Since when a problem of it is open (R60): its money waits, but can be refunded. */
    heldAt: moment("held_at"),
    remindedAt: moment("reminded_at"),
    cancelReason: text("cancel_reason"),
    /** The refunded part of the delivery price. */
    refundedShippingCents: usdCents("refunded_shipping_usd").notNull().default(0),
    /** The part of the platform's subsidy that went back to it. */
    refundedSubsidyCents: usdCents("refunded_subsidy_usd").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("parcels_order_vendor").on(t.orderId, t.vendorId),
    index("parcels_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst(), t.id),
    // For a vendor's sales over any period, without reading the parcels themselves.
    index("parcels_vendor_sold")
      .on(t.vendorId, t.createdAt, t.goodsCents)
      .where(sql`status in ('processing', 'shipped', 'delivered')`),
    index("parcels_vendor_open").on(t.vendorId, t.shipBy).where(sql`status = 'processing'`),
    // For a vendor's money that waits (R55).
    index("parcels_vendor_waiting").on(t.vendorId, t.availableAt),
    index("parcels_frozen").on(t.vendorId).where(sql`frozen_at is not null`),
    index("parcels_held").on(t.vendorId).where(sql`held_at is not null`),
    index("parcels_tracking_parts").using("gin", sql`fold_text(${t.trackingNumber}) gin_trgm_ops`),
    // For those to ask for a review.
    index("parcels_delivered").on(t.deliveredAt).where(sql`status = 'delivered'`),
    index("parcels_subsidized").on(t.orderId).where(sql`shipping_subsidy_usd > 0`),
    index("parcels_late").on(t.shipBy).where(sql`status = 'processing'`),
    check("parcels_refunded_shipping", sql`${t.refundedShippingCents} between 0 and ${t.shippingCents}`),
    check("parcels_refunded_subsidy", sql`${t.refundedSubsidyCents} between 0 and ${t.shippingSubsidyCents}`),
  ],
);

/** A line stores what was sold as it was: name, picture, price, commission rate and amount are frozen (R5). */
export const orderItems = pgTable(
  "order_items",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    parcelId: uuid("parcel_id")
      .notNull()
      .references(() => parcels.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    productName: text("product_name").notNull(),
    imageUrl: text("image_url"),
    quantity: integer("quantity").notNull(),
    unitPriceCents: usdCents("unit_price_usd").notNull(),
    /** What the buyer pays for it: its units less both discounts. */
    totalPriceCents: usdCents("total_price_usd").notNull(),
    /** What a promotion of the vendor took off, and what one of the platform did, which left it that much less commission. */
    vendorDiscountCents: usdCents("vendor_discount_usd").notNull().default(0),
    platformDiscountCents: usdCents("platform_discount_usd").notNull().default(0),
    taxCents: usdCents("tax_usd").notNull(),
    commissionBasisPoints: integer("commission_basis_points").notNull(),
    commissionCents: usdCents("commission_usd").notNull(),
    /** The refunded quantity; never more than was bought. */
    refundedQuantity: integer("refunded_quantity").notNull().default(0),
    refundedCents: usdCents("refunded_usd").notNull().default(0),
    refundedTaxCents: usdCents("refunded_tax_usd").notNull().default(0),
    refundedCommissionCents: usdCents("refunded_commission_usd").notNull().default(0),
  },
  (t) => [
    uniqueIndex("order_items_order_product").on(t.orderId, t.productId),
    index("order_items_parcel").on(t.parcelId),
    index("order_items_product").on(t.productId),
    index("order_items_refunded").on(t.parcelId, t.refundedCents).where(sql`refunded_usd > 0`),
    check("order_items_quantity", sql`${t.quantity} > 0`),
    check("order_items_refunded_quantity", sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
    check("order_items_refunded", sql`${t.refundedCents} between 0 and ${t.totalPriceCents}`),
    check("order_items_refunded_tax", sql`${t.refundedTaxCents} between 0 and ${t.taxCents}`),
    check(
      "order_items_refunded_commission",
      sql`${t.refundedCommissionCents} between 0 and ${t.commissionCents}`,
    ),
    check(
      "order_items_total",
      sql`${t.totalPriceCents} = ${t.unitPriceCents} * ${t.quantity} - ${t.vendorDiscountCents} - ${t.platformDiscountCents}`,
    ),
    check(
      "order_items_discounts",
      sql`${t.vendorDiscountCents} >= 0 and ${t.platformDiscountCents} >= 0 and ${t.commissionCents} >= 0
        and (${t.totalPriceCents} > 0 or ${t.vendorDiscountCents} + ${t.platformDiscountCents} = 0)`,
    ),
  ],
);

/**
 * A refund for a part of a parcel, and its reason. Written together with its ledger posting and restocking; then the
 * provider is called with the refund's id.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    parcelId: uuid("parcel_id")
      .notNull()
      .references(() => parcels.id),
    actor: text("actor", { enum: ["buyer", "vendor", "admin", "system"] }).notNull(),
    /** The administrator who made or approved it; null for others' refunds, and from before it was stored. */
    decidedBy: uuid("decided_by"),
    reason: text("reason").notNull(),
    restocks: boolean("restocks").notNull(),
    goodsCents: usdCents("goods_usd").notNull(),
    shippingCents: usdCents("shipping_usd").notNull(),
    taxCents: usdCents("tax_usd").notNull(),
    totalCents: usdCents("total_usd").notNull(),
    commissionCents: usdCents("commission_usd").notNull(),
    /** What goes back to the platform of its subsidy for the delivery. */
    subsidyCents: usdCents("subsidy_usd").notNull().default(0),
    /** The browser's request id: a repeated request is one refund. */
    requestId: uuid("request_id").notNull().unique(),
    /** Who paid it: we by the buyer's card, the buyer's bank by a chargeback, or the platform at the card provider. */
    paidBy: text("paid_by", { enum: ["card", "chargeback", "outside"] })
      .notNull()
      .default("card"),
    /** Of what was requested; null for refunds from before it was stored. */
    requestHash: text("request_hash"),
    state: text("state", { enum: ["owed", "refunded", "failed"] })
      .notNull()
      .default("owed"),
    /** How often an administrator had it sent again after a refusal. */
    retries: integer("retries").notNull().default(0),
    providerRefundId: text("provider_refund_id"),
    createdAt: createdAt(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("refunds_order").on(t.orderId),
    index("refunds_parcel").on(t.parcelId),
    index("refunds_waiting").on(t.createdAt).where(sql`state in ('owed', 'failed')`),
    check("refunds_total", sql`${t.totalCents} = ${t.goodsCents} + ${t.shippingCents} + ${t.taxCents}`),
    check("refunds_positive", sql`${t.totalCents} > 0`),
  ],
);

export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id),
    orderItemId: uuid("order_item_id")
      .notNull()
      .references(() => orderItems.id),
    /** Its units; 0 where a part of its price was refunded by an amount. */
    quantity: integer("quantity").notNull(),
    goodsCents: usdCents("goods_usd").notNull(),
    taxCents: usdCents("tax_usd").notNull(),
    commissionCents: usdCents("commission_usd").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderItemId] }),
    check(
      "refund_lines_quantity",
      sql`${t.quantity} > 0 or (${t.quantity} = 0 and ${t.goodsCents} + ${t.taxCents} > 0)`,
    ),
  ],
);

/** What one buyer may order at most, where an administrator has raised it (R58). */
export const orderLimits = pgTable(
  "order_limits",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    totalCents: usdCents("total_usd").notNull(),
    reason: text("reason").notNull(),
    setBy: uuid("set_by").references(() => users.id, { onDelete: "set null" }),
    setAt: moment("set_at").notNull(),
  },
  (t) => [check("order_limits_total", sql`${t.totalCents} between 0 and 100000`)],
);

/** The steps of a parcel's timeline. Written by a trigger on `parcels`. */
export const parcelEvents = pgTable(
  "parcel_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: uuid("parcel_id")
      .notNull()
      .references(() => parcels.id),
    status: text("status", { enum: orderStatus }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("parcel_events_parcel").on(t.parcelId, t.id)],
);

export type ParcelWithLines = typeof parcels.$inferSelect & { lines: (typeof orderItems.$inferSelect)[] };
