import { and, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { unscopedSelectConversations, viewConversation } from "./internal/view-conversations.ts";
import { conversations, messages } from "./tables.ts";

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
  const rows = await unscopedSelectConversations(
    ctx,
    and(
      own,
      eq(isArchived, input.state === "archived"),
      gt(conversations.messageCount, 0),
      isFound(ctx, input),
      isAfter(input.cursor),
    ),
  )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize).map((row) => viewConversation(ctx, row));
  const last = items.at(-1);
  const hasNext = rows.length > pageSize && last;
  return { items, next: hasNext ? `${Date.parse(last.lastMessageAt)}_${last.id}` : null };
}

function isFound({ db }: SignedInCtx, { search, userType }: Input): SQL | undefined {
  if (!search) return undefined;
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const has = (text: SQL) => sql`fold_text(${text}) like fold_text(${part})`;
  const inTexts = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), has(sql`${messages.content}`)));
  return or(
    has(userType === "buyer" ? sql`${vendors.companyName}` : sql`${users.name}`),
    has(sql`${products.name}`),
    sql`exists (${inTexts})`,
  );
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [time, id] = cursor.split("_") as [string, string];
  const at = new Date(Number(time)).toISOString();
  return sql`(${conversations.lastMessageAt}, ${conversations.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
