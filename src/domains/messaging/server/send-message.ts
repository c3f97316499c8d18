import type { Message } from "#domains/messaging/contract.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { otherSide } from "#domains/messaging/message-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addMessage } from "./internal/add-message.ts";
import { type LockedConversation, lockConversation } from "./internal/lock-conversation.ts";
import { type MessageFacts, readMessageFacts } from "./internal/message-facts.ts";
import { attachPictures, unscopedPicturesOf } from "./internal/message-pictures.ts";
import { notifyReader } from "./internal/notify-reader.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { replyWhileAway } from "./internal/reply-while-away.ts";
import { viewMessage } from "./internal/view-message.ts";
import type { messages } from "./tables.ts";

type Input = {
  conversationId: string;
  content: string;
  pictures?: { pictureId: string; alt: string }[];
  requestId: string;
};

/**
 * Sends a message in one of the caller's conversations, of up to 2,000 characters and 3 uploaded pictures, and returns it
 * as stored; the conversation leaves both sides' archives. The same request, sent twice, is one message. Messages of a
 * conversation are written one after the other, so their order is the same for everyone. A buyer's message may be answered
 * by the shop's away text. NOT_FOUND for others' conversations and pictures, BAD_REQUEST without text and pictures, CONFLICT
 * if the other side's account is erased or the request was another message, CONVERSATION_BLOCKED, TOO_MANY_REQUESTS after
 * 20 in a minute. For any signed-in user.
 */
export async function sendMessage(ctx: SignedInCtx, input: Input): Promise<Message> {
  const { pictures = [] } = input;
  if (input.content === "" && pictures.length === 0)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "content", message: "required" }] });
  await ctx.limits.consume(messagingLimits.message, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const conversation = await lockConversation(tx, isOwn(input.conversationId, tx));
    const facts = await readMessageFacts(tx, input);
    if (facts.sent) return viewOf(tx, assertSame(facts.sent, input), conversation);
    assertOpen(conversation, facts);
    const senderType = sideOf(tx, conversation);
    const added = await addMessage(tx, conversation, {
      ...{ content: input.content, requestId: input.requestId, senderType, senderId: tx.caller.userId },
      ...{ pictureCount: pictures.length, isAutomatic: false },
    });
    await attachPictures(tx, added.message, pictures);
    if (senderType === "buyer") await replyWhileAway(tx, added.conversation, facts.away);
    await notifyReader(tx, conversation, {
      ...{ reader: otherSide(senderType), messageId: added.message.id, about: facts },
    });
    return viewOf(tx, added.message, conversation);
  });
}

/** CONFLICT if a side's account is erased, CONVERSATION_BLOCKED if one side has blocked the other (R62). */
function assertOpen({ buyerId, vendorId }: LockedConversation, { isBlocked }: MessageFacts): void {
  if (!buyerId || !vendorId) throw new AppError("CONFLICT");
  if (isBlocked) throw new AppError("CONVERSATION_BLOCKED");
}

async function viewOf(tx: SignedInCtx, message: typeof messages.$inferSelect, of: LockedConversation) {
  const pictures = message.pictureCount > 0 ? await unscopedPicturesOf(tx.db, [message.id]) : undefined;
  return viewMessage(message, of, pictures?.get(message.id) ?? []);
}

/** The message that the same request has already sent. CONFLICT if it was another. */
function assertSame(sent: typeof messages.$inferSelect, input: Input): typeof messages.$inferSelect {
  const isSame =
    sent.conversationId === input.conversationId &&
    sent.content === input.content &&
    sent.pictureCount === (input.pictures?.length ?? 0);
  if (!isSame) throw new AppError("CONFLICT");
  return sent;
}
