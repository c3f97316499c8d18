import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { createdAt, id, usdCents } from "#platform/db/columns.ts";

export const wishlist = pgTable(
  "wishlist",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** The price when it was saved, or when its owner was last notified that it fell. */
    comparedCents: usdCents("compared_price_usd"),
  },
  (t) => [uniqueIndex("wishlist_once").on(t.userId, t.productId), index("wishlist_product").on(t.productId)],
);

/**
 * Products in someone's favorites that cost less or are back in stock: written by triggers, whatever statement changed
 * price or stock, and worked off by `notice-favorites`.
 */
export const favoriteChanges = pgTable(
  "favorite_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    change: text("change", { enum: ["price", "stock"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("favorite_changes_product").on(t.productId, t.change)],
);
