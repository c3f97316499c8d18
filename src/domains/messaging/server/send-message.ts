import { and, eq } from "drizzle-orm";
import type { Message } from "#domains/messaging/contract.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { otherSide } from "#domains/messaging/message-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addMessage } from "./internal/add-message.ts";
import { assertOpen } from "./internal/assert-open.ts";
import { type LockedConversation, lockConversation } from "./internal/lock-conversation.ts";
import { attachPictures, unscopedPicturesOf } from "./internal/message-pictures.ts";
import { notifyReader } from "./internal/notify-reader.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { replyWhileAway } from "./internal/reply-while-away.ts";
import { viewMessage } from "./internal/view-message.ts";
import { messages } from "./tables.ts";

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
    const sent = await findSent(tx, input);
    if (sent) return viewOf(tx, sent, conversation);
    await assertOpen(tx, conversation);
    const senderType = sideOf(tx, conversation);
    const message = await addMessage(tx, conversation, {
      ...{ content: input.content, requestId: input.requestId, senderType, senderId: tx.caller.userId },
      ...{ pictureCount: pictures.length, isAutomatic: false },
    });
    await attachPictures(tx, message, pictures);
    if (senderType === "buyer") await replyWhileAway(tx, conversation.id);
    await notifyReader(tx, conversation, otherSide(senderType), message.id);
    return viewOf(tx, message, conversation);
  });
}

async function viewOf(tx: SignedInCtx, message: typeof messages.$inferSelect, of: LockedConversation) {
  const pictures = await unscopedPicturesOf(tx.db, [message.id]);
  return viewMessage(message, of, pictures.get(message.id) ?? []);
}

/** The message that the same request has already sent. */
async function findSent({ db, caller }: SignedInCtx, input: Input) {
  const [sent] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, caller.userId), eq(messages.requestId, input.requestId)));
  if (!sent) return undefined;
  const isSame =
    sent.conversationId === input.conversationId &&
    sent.content === input.content &&
    sent.pictureCount === (input.pictures?.length ?? 0);
  if (!isSame) throw new AppError("CONFLICT");
  return sent;
}
