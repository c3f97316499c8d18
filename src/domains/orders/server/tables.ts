import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/catalogue/server/tables.ts";
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

/** One row a purchase. `status` is derived from the parcels by a trigger and never written by hand (decision 30). */
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
    createdAt: createdAt(),
    paidAt: moment("paid_at"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt.desc()),
    index("orders_pending").on(t.createdAt).where(sql`status = 'pending'`),
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
    shippingSubsidyCents: usdCents("shipping_subsidy_usd").notNull(),
    taxCents: usdCents("tax_usd").notNull(),
    carrier: text("carrier"),
    trackingNumber: text("tracking_number"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("parcels_order_vendor").on(t.orderId, t.vendorId),
    index("parcels_vendor").on(t.vendorId, t.createdAt.desc()),
  ],
);

/** A line keeps what was sold as it was: name, picture, price, commission rate and amount are frozen (decision 5). */
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
    totalPriceCents: usdCents("total_price_usd").notNull(),
    taxCents: usdCents("tax_usd").notNull(),
    commissionBasisPoints: integer("commission_basis_points").notNull(),
    commissionCents: usdCents("commission_usd").notNull(),
  },
  (t) => [
    uniqueIndex("order_items_order_product").on(t.orderId, t.productId),
    index("order_items_parcel").on(t.parcelId),
    index("order_items_product").on(t.productId),
    check("order_items_quantity", sql`${t.quantity} > 0`),
    check("order_items_total", sql`${t.totalPriceCents} = ${t.unitPriceCents} * ${t.quantity}`),
  ],
);

/** What happened to a parcel and when: the steps of its timeline. Written by a trigger on `parcels`. */
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
