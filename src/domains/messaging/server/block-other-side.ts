import { and, eq } from "drizzle-orm";
import type { Conversation } from "#domains/messaging/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockConversation } from "./internal/lock-conversation.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { publishChange } from "./internal/publish-change.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { readConversation } from "./internal/view-conversations.ts";
import { conversations, messageBlocks } from "./tables.ts";

type Input = { conversationId: string; isBlocked: boolean };

/**
 * Blocks the other side of one of the caller's conversations, or takes it back (R62). While either side blocks, neither can
 * write in any conversation of the two; what was written stays, and no mail about it is sent to the one who blocks. Only
 * one's own block can be taken back. NOT_FOUND for others' conversations, CONFLICT if the other side's account is erased.
 * For any signed-in user.
 */
export function blockOtherSide(ctx: SignedInCtx, input: Input): Promise<Conversation> {
  return inTransaction(ctx, async (tx) => {
    const conversation = await lockConversation(tx, isOwn(input.conversationId, tx));
    const { buyerId, vendorId } = conversation;
    if (!buyerId || !vendorId) throw new AppError("CONFLICT");
    const block = { buyerId, vendorId, blockedBy: sideOf(tx, conversation) };
    if (input.isBlocked) {
      // Waits for messages that are being written.
      await tx.db
        .update(conversations)
        .set({ [columnsOf[block.blockedBy].mailDueAt]: null })
        .where(and(eq(conversations.buyerId, buyerId), eq(conversations.vendorId, vendorId)));
      await tx.db.insert(messageBlocks).values(block).onConflictDoNothing();
    } else
      await tx.db
        .delete(messageBlocks)
        .where(
          and(
            eq(messageBlocks.buyerId, buyerId),
            eq(messageBlocks.vendorId, vendorId),
            eq(messageBlocks.blockedBy, block.blockedBy),
          ),
        );
    await publishChange(tx, conversation);
    return readConversation(tx, conversation.id);
  });
}
