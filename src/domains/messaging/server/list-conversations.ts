import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Conversation } from "#domains/messaging/contract.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findConversations, latestFirst } from "./internal/find-conversations.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { unscopedReadConversations } from "./internal/view-conversations.ts";
import { conversations } from "./tables.ts";

const pageSize = 30;

type Input = {
  userType: UserType;
  state: "active" | "archived";
  search?: string | undefined;
  cursor?: string | undefined;
};

/**
 * A page of 30 of the caller's conversations on one side, the latest message first. The search finds parts of the other
 * side's name, the product's and any message's text, whatever their case and accents. `next` leads to the page after; it is
 * null at the end. Without a shop, the vendor's side is empty. For any signed-in user.
 */
export async function listConversations(
  ctx: SignedInCtx,
  input: Input,
): Promise<{ items: Conversation[]; next: string | null }> {
  const own = isOwnAs(input.userType, ctx);
  if (!own) return { items: [], next: null };
  const isArchived = conversations[columnsOf[input.userType].isArchived];
  const where = and(
    own,
    eq(isArchived, input.state === "archived"),
    // As in the condition of the lists' indexes.
    sql`${conversations.messageCount} > 0`,
    isAfter(input.cursor),
  )!;
  const { search, userType } = input;
  const ids = search
    ? await findConversations(ctx, { search, userType, own, where, size: pageSize + 1 })
    : await firstOf(ctx, where);
  const items = await unscopedReadConversations(ctx, ids.slice(0, pageSize));
  const last = items.at(-1);
  const hasNext = ids.length > pageSize && last;
  return { items, next: hasNext ? `${Date.parse(last.lastMessageAt)}_${last.id}` : null };
}

async function firstOf({ db }: SignedInCtx, where: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(where)
    .orderBy(...latestFirst)
    .limit(fixedLimit(pageSize + 1));
  return rows.map(({ id }) => id);
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [time, id] = cursor.split("_") as [string, string];
  const at = new Date(Number(time)).toISOString();
  return sql`(${conversations.lastMessageAt}, ${conversations.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
