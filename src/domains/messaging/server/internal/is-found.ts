import { and, eq, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Search = { search?: string | undefined; userType: UserType };

/**
 * The caller's conversations with a part of a name, a product or a text, whatever its case and accents. Each of the three is
 * found by its own index, so that a shop with many conversations needn't have all of them read.
 */
export function isFound(
  { db, caller }: SignedInCtx,
  { search, userType }: Search,
  own: SQL,
): SQL | undefined {
  if (!search) return undefined;
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const has = (text: unknown) => sql`fold_text(${text}) like fold_text(${part})`;
  const select = () => db.select({ id: conversations.id }).from(conversations).$dynamic();
  const byName =
    userType === "buyer"
      ? select()
          .innerJoin(vendors, eq(vendors.id, conversations.vendorId))
          .where(and(own, has(vendors.companyName)))
      : select()
          .innerJoin(users, eq(users.id, conversations.buyerId))
          .where(and(own, has(users.name)));
  const ofShop = userType === "vendor" && caller.vendor ? eq(products.vendorId, caller.vendor.id) : undefined;
  const byProduct = select()
    .innerJoin(products, eq(products.id, conversations.productId))
    .where(and(own, ofShop, has(products.name)));
  const byText = select()
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(own, has(messages.content)));
  return sql`${conversations.id} in (${byName} union ${byProduct} union ${byText})`;
}
