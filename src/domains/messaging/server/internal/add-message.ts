import { eq } from "drizzle-orm";
import { otherSide } from "#domains/messaging/message-rules.ts";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { LockedConversation } from "./lock-conversation.ts";
import { scheduleMail } from "./schedule-mail.ts";
import { columnsOf } from "./side-columns.ts";

type Stored = typeof messages.$inferInsert;
type Sent = Required<
  Pick<Stored, "content" | "requestId" | "senderType" | "senderId" | "pictureCount" | "isAutomatic">
>;

/**
 * Writes the next message of a locked conversation, which leaves both archives. What a shop answers by itself is not
 * mailed: only what a person wrote is. Returns the message, and the conversation as it is now.
 */
export async function addMessage(
  tx: Pick<Infra, "db" | "jobs" | "clock">,
  conversation: LockedConversation,
  sent: Sent,
): Promise<{ message: typeof messages.$inferSelect; conversation: LockedConversation }> {
  const recipient = otherSide(sent.senderType);
  const reader = columnsOf[recipient];
  const position = conversation.messageCount + 1;
  // The clocks of two processes may differ a little.
  const createdAt = new Date(Math.max(tx.clock.now().getTime(), conversation.lastMessageAt.getTime()));
  const change = {
    messageCount: position,
    lastMessageAt: createdAt,
    isArchivedByBuyer: false,
    isArchivedByVendor: false,
    [reader.unreadCount]: conversation[reader.unreadCount] + 1,
    ...(sent.isAutomatic ? {} : { [reader.mailDueAt]: await scheduleMail(tx, conversation, recipient) }),
  };
  const changed = tx.db
    .$with("changed")
    .as(
      tx.db
        .update(conversations)
        .set(change)
        .where(eq(conversations.id, conversation.id))
        .returning({ id: conversations.id }),
    );
  const [message] = await tx.db
    .with(changed)
    .insert(messages)
    .values({ ...sent, conversationId: conversation.id, position, createdAt })
    .returning();
  return { message: message!, conversation: { ...conversation, ...change } };
}
