import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { createdAt, id } from "#platform/db/columns.ts";

/** In the shape that Better Auth's plugin requires. A linked wallet is also one of the user's `auth_accounts`. */
export const walletAddresses = pgTable(
  "wallet_addresses",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    chainId: integer("chain_id").notNull(),
    isPrimary: boolean("is_primary").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("wallet_addresses_address").on(t.address, t.chainId),
    index("wallet_addresses_user").on(t.userId),
  ],
);
