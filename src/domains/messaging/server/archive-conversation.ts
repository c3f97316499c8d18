import { eq } from "drizzle-orm";
import type { Conversation } from "#domains/messaging/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockConversation } from "./internal/lock-conversation.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { publishChange } from "./internal/publish-change.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { readConversation } from "./internal/view-conversations.ts";
import { conversations } from "./tables.ts";

type Input = { conversationId: string; isArchived: boolean };

/**
 * Moves one of the caller's conversations into their archive, or out of it; the other side's list is as it was. The next
 * message of either side brings it back. NOT_FOUND for others' conversations. For any signed-in user.
 */
export function archiveConversation(ctx: SignedInCtx, input: Input): Promise<Conversation> {
  return inTransaction(ctx, async (tx) => {
    const conversation = await lockConversation(tx, isOwn(input.conversationId, tx));
    const { isArchived } = columnsOf[sideOf(tx, conversation)];
    await tx.db
      .update(conversations)
      .set({ [isArchived]: input.isArchived })
      .where(eq(conversations.id, conversation.id));
    await publishChange(tx, conversation);
    return readConversation(tx, conversation.id);
  });
}
