import { bigserial, boolean, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { createdAt, moment, usdCents } from "#platform/db/columns.ts";

/**
 * A signed-in user's cart, by product. A removed line stays a while with quantity 0, so that an older change can't
 * restore it.
 */
export const cartItems = pgTable(
  "cart_items",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    isSaved: boolean("is_saved").notNull().default(false),
    /** The price that the buyer last accepted; a higher one requires their consent. */
    priceCents: usdCents("seen_price_usd").notNull(),
    changedAt: moment("changed_at").notNull(),
    createdAt: createdAt(),
    /** Increases with every change of a cart, to order responses. */
    revision: bigserial("revision", { mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index("cart_items_product").on(t.productId),
    index("cart_items_changed").on(t.changedAt),
  ],
);
