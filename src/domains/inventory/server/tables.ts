import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** One row per product. `held_quantity` is reserved for orders being paid; it can never exceed the stock. */
export const stock = pgTable(
  "stock",
  {
    productId: uuid("product_id").primaryKey(),
    stockQuantity: integer("stock_quantity").notNull().default(0),
    heldQuantity: integer("held_quantity").notNull().default(0),
  },
  (t) => [
    // For the administrators' list of what runs low.
    index("stock_available").on(sql`(${t.stockQuantity} - ${t.heldQuantity})`, t.productId),
    check("stock_not_negative", sql`${t.stockQuantity} >= 0`),
    check("stock_covers_holds", sql`${t.heldQuantity} between 0 and ${t.stockQuantity}`),
  ],
);

export const stockHolds = pgTable(
  "stock_holds",
  {
    id: id(),
    orderId: uuid("order_id").notNull(),
    /** The buyer whose payment it waits for; null once it has ended. */
    buyerId: uuid("buyer_id"),
    productId: uuid("product_id")
      .notNull()
      .references(() => stock.productId),
    quantity: integer("quantity").notNull(),
    state: text("state", { enum: ["active", "consumed", "released"] })
      .notNull()
      .default("active"),
    createdAt: createdAt(),
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("stock_holds_order_product").on(t.orderId, t.productId),
    index("stock_holds_active").on(t.productId).where(sql`state = 'active'`),
    index("stock_holds_buyer").on(t.buyerId).where(sql`state = 'active'`),
    check("stock_holds_quantity", sql`${t.quantity} > 0`),
  ],
);

/** Append only: every change of a stock with its reason; their sum is the stock. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid("product_id")
      .notNull()
      .references(() => stock.productId),
    delta: integer("delta").notNull(),
    reason: text("reason", {
      enum: [
        "initial",
        "sale",
        "return",
        "adjustment",
        "received",
        "counted",
        "damaged",
        "bulk",
        "replacement",
      ],
    }).notNull(),
    orderId: uuid("order_id"),
    /** The refund that restocked it. */
    refundId: uuid("refund_id"),
    createdAt: createdAt(),
  },
  (t) => [
    // For the administrators' list, of all and of one kind.
    index("stock_movements_newest").on(t.createdAt, t.id),
    index("stock_movements_kind").on(t.reason, t.createdAt, t.id),
    index("stock_movements_product").on(t.productId, t.id.desc().nullsFirst()),
    uniqueIndex("stock_movements_return_once").on(t.refundId, t.productId).where(sql`reason = 'return'`),
    uniqueIndex("stock_movements_sale_once").on(t.orderId, t.productId).where(sql`reason = 'sale'`),
  ],
);
