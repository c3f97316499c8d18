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
 * mailed: only what a person wrote is.
 */
export async function addMessage(
  tx: Pick<Infra, "db" | "jobs" | "clock">,
  conversation: LockedConversation,
  sent: Sent,
): Promise<typeof messages.$inferSelect> {
  const recipient = otherSide(sent.senderType);
  const reader = columnsOf[recipient];
  const position = conversation.messageCount + 1;
  // The clocks of two processes may differ a little.
  const createdAt = new Date(Math.max(tx.clock.now().getTime(), conversation.lastMessageAt.getTime()));
  const [message] = await tx.db
    .insert(messages)
    .values({ ...sent, conversationId: conversation.id, position, createdAt })
    .returning();
  await tx.db
    .update(conversations)
    .set({
      messageCount: position,
      lastMessageAt: createdAt,
      isArchivedByBuyer: false,
      isArchivedByVendor: false,
      [reader.unreadCount]: conversation[reader.unreadCount] + 1,
      ...(sent.isAutomatic ? {} : { [reader.mailDueAt]: await scheduleMail(tx, conversation, recipient) }),
    })
    .where(eq(conversations.id, conversation.id));
  return message!;
}
