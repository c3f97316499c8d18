import { index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { createdAt, id } from "#platform/db/columns.ts";

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
  },
  (t) => [uniqueIndex("wishlist_once").on(t.userId, t.productId), index("wishlist_product").on(t.productId)],
);
