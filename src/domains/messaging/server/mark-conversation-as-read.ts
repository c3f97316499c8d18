import { and, eq } from "drizzle-orm";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockConversation } from "./internal/lock-conversation.ts";
import { markNotifiedAsRead } from "./internal/notify-reader.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { publishChange } from "./internal/publish-change.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { conversations } from "./tables.ts";

type Input = { p_conversation_id: string; p_user_type: UserType };

/**
 * Marks all messages of a conversation as read by the caller's side, so that no mail about them is sent. NOT_FOUND unless
 * the caller is on that side. For any signed-in user.
 */
export async function markConversationAsRead(ctx: SignedInCtx, input: Input): Promise<Record<string, never>> {
  const own = isOwnAs(input.p_user_type, ctx);
  if (!own) throw new AppError("NOT_FOUND");
  const columns = columnsOf[input.p_user_type];
  return inTransaction(ctx, async (tx) => {
    const conversation = await lockConversation(tx, and(eq(conversations.id, input.p_conversation_id), own)!);
    if (conversation[columns.unreadCount] === 0) return {};
    await tx.db
      .update(conversations)
      .set({
        [columns.unreadCount]: 0,
        [columns.readPosition]: conversation.messageCount,
        [columns.mailDueAt]: null,
      })
      .where(eq(conversations.id, conversation.id));
    await publishChange(tx, conversation);
    await markNotifiedAsRead(tx, conversation, input.p_user_type);
    return {};
  });
}
