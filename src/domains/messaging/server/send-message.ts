import { and, eq } from "drizzle-orm";
import type { Message } from "#domains/messaging/contract.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { otherSide } from "#domains/messaging/message-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { type LockedConversation, lockConversation } from "./internal/lock-conversation.ts";
import { notifyReader } from "./internal/notify-reader.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { publishChange } from "./internal/publish-change.ts";
import { scheduleMail } from "./internal/schedule-mail.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { viewMessage } from "./internal/view-message.ts";
import { conversations, messages } from "./tables.ts";

type Input = { conversationId: string; content: string; requestId: string };

/**
 * Sends a message in one of the caller's conversations, of 1 to 2,000 characters, and returns it as stored; the
 * conversation leaves both sides' archives. The same request, sent twice, is one message. Messages of a conversation are
 * written one after the other, so their order is the same for everyone. NOT_FOUND for others' conversations, CONFLICT if
 * the other side's account is erased or the request was another message, TOO_MANY_REQUESTS after 20 in a minute. For any
 * signed-in user.
 */
export async function sendMessage(ctx: SignedInCtx, input: Input): Promise<Message> {
  await ctx.limits.consume(messagingLimits.message, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const conversation = await lockConversation(tx, isOwn(input.conversationId, tx));
    const sent = await findSent(tx, input);
    if (sent) return viewMessage(sent, conversation);
    if (!conversation.buyerId || !conversation.vendorId) throw new AppError("CONFLICT");
    const message = await addMessage(tx, conversation, input);
    await publishChange(tx, conversation);
    await notifyReader(tx, conversation, otherSide(message.senderType), message.id);
    return viewMessage(message, conversation);
  });
}

/** The message that the same request has already sent. */
async function findSent({ db, caller }: SignedInCtx, { conversationId, content, requestId }: Input) {
  const [sent] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, caller.userId), eq(messages.requestId, requestId)));
  if (sent && (sent.conversationId !== conversationId || sent.content !== content))
    throw new AppError("CONFLICT");
  return sent;
}

async function addMessage(tx: SignedInCtx, conversation: LockedConversation, input: Input) {
  const senderType = sideOf(tx, conversation);
  const reader = columnsOf[otherSide(senderType)];
  const position = conversation.messageCount + 1;
  // The clocks of two processes may differ a little.
  const createdAt = new Date(Math.max(tx.clock.now().getTime(), conversation.lastMessageAt.getTime()));
  const [message] = await tx.db
    .insert(messages)
    .values({ ...input, senderType, senderId: tx.caller.userId, position, createdAt })
    .returning();
  await tx.db
    .update(conversations)
    .set({
      messageCount: position,
      lastMessageAt: createdAt,
      isArchivedByBuyer: false,
      isArchivedByVendor: false,
      [reader.unreadCount]: conversation[reader.unreadCount] + 1,
      [reader.mailDueAt]: await scheduleMail(tx, conversation, otherSide(senderType)),
    })
    .where(eq(conversations.id, conversation.id));
  return message!;
}
