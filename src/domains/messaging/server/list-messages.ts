import { and, desc, eq, lt } from "drizzle-orm";
import type { Message } from "#domains/messaging/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedPicturesOf } from "./internal/message-pictures.ts";
import { isOwn } from "./internal/own-conversations.ts";
import { viewMessage } from "./internal/view-message.ts";
import { conversations, messages } from "./tables.ts";

const pageSize = 50;

/**
 * The latest 50 messages of one of the caller's conversations, or the 50 before a position, the oldest first. NOT_FOUND
 * for others' conversations. For any signed-in user.
 */
export async function listMessages(
  ctx: SignedInCtx,
  input: { conversationId: string; before?: number | undefined },
): Promise<{ items: Message[]; hasEarlier: boolean }> {
  const [conversation] = await ctx.db.select().from(conversations).where(isOwn(input.conversationId, ctx));
  if (!conversation) throw new AppError("NOT_FOUND");
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        input.before ? lt(messages.position, input.before) : undefined,
      ),
    )
    .orderBy(desc(messages.position))
    .limit(fixedLimit(pageSize));
  const pictures = await unscopedPicturesOf(
    ctx.db,
    rows.flatMap(({ id, pictureCount }) => (pictureCount > 0 ? id : [])),
  );
  const items = rows.reverse().map((row) => viewMessage(row, conversation, pictures.get(row.id) ?? []));
  return { items, hasEarlier: (items[0]?.position ?? 1) > 1 };
}
