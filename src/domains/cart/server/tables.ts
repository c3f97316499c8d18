import { bigserial, boolean, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/catalogue/server/tables.ts";
import { createdAt, moment, usdCents } from "#platform/db/columns.ts";

/** A signed-in person's cart, by product. What was removed stays a while with quantity 0, so that an older change can't bring it back. */
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
    /** What the buyer last agreed to; a higher price needs their consent. */
    priceCents: usdCents("seen_price_usd").notNull(),
    changedAt: moment("changed_at").notNull(),
    createdAt: createdAt(),
    /** Rises with every change of a cart: of two answers the later one is known by it. */
    revision: bigserial("revision", { mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index("cart_items_product").on(t.productId),
    index("cart_items_changed").on(t.changedAt),
  ],
);
