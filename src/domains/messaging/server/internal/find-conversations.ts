import { and, desc, eq, lte, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Search = { search: string; userType: UserType; own: SQL; where: SQL; size: number };

/** How much of a list is read in its order before the indexes are asked: conversations, and messages in them. */
const mostRead = { conversations: 500, messages: 2_000 };

export const latestFirst = [desc(conversations.lastMessageAt), desc(conversations.id)];

/**
 * The ids of the first conversations of a list (`where`, within the caller's `own`) with a part of a name, a product or a text,
 * whatever its case and accents. What many contain is found among the latest ones; only what few contain is looked up in the
 * indexes, which would have to read every match before the first is known.
 */
export async function findConversations(ctx: SignedInCtx, search: Search): Promise<string[]> {
  const latest = await findAmongLatest(ctx, search);
  return latest.length === search.size ? latest : findByIndex(ctx, search);
}

const contains = (text: unknown, search: string) =>
  sql<boolean>`fold_text(${text}) like fold_text(${`%${search.replace(/[\\%_]/g, "\\$&")}%`})`;

/** Stops as soon as it has a page. Each text is asked for by its key: the database can't choose to read all matches instead. */
async function findAmongLatest(
  { db }: SignedInCtx,
  { search, userType, where, size }: Search,
): Promise<string[]> {
  const { id, buyerId, vendorId, productId, lastMessageAt, messageCount } = conversations;
  const seen = sql<number>`sum(${messageCount}) over (order by ${lastMessageAt} desc, ${id} desc)`.as("seen");
  const latest = db
    .select({ id, buyerId, vendorId, productId, lastMessageAt, seen })
    .from(conversations)
    .where(where)
    .orderBy(...latestFirst)
    .limit(fixedLimit(mostRead.conversations))
    .as("latest");
  const has = (text: unknown) => contains(text, search);
  const name =
    userType === "buyer"
      ? sql`(select ${has(vendors.companyName)} from ${vendors} where ${vendors.id} = ${latest.vendorId})`
      : sql`(select ${has(users.name)} from ${users} where ${users.id} = ${latest.buyerId})`;
  const product = sql`(select ${has(products.name)} from ${products} where ${products.id} = ${latest.productId})`;
  const texts = sql`(select bool_or(${has(messages.content)}) from ${messages} where ${messages.conversationId} = ${latest.id})`;
  const rows = await db
    .select({ id: latest.id })
    .from(latest)
    .where(and(lte(latest.seen, mostRead.messages), or(name, product, texts)))
    .orderBy(desc(latest.lastMessageAt), desc(latest.id))
    .limit(fixedLimit(size));
  return rows.map((row) => row.id);
}

/**
 * Name, product and text are each found by their own index. In a statement of its own: joined to all that a row shows, the
 * database would look for matches last.
 */
async function findByIndex(
  { db, caller }: SignedInCtx,
  { search, userType, own, where, size }: Search,
): Promise<string[]> {
  const has = (text: unknown) => contains(text, search);
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
  const rows = await select()
    .where(and(where, sql`${conversations.id} in (${byName} union ${byProduct} union ${byText})`))
    .orderBy(...latestFirst)
    .limit(fixedLimit(size));
  return rows.map(({ id }) => id);
}
