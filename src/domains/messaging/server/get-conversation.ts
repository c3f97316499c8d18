import type { Conversation } from "#domains/messaging/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readConversation } from "./internal/view-conversations.ts";

/**
 * One of the caller's conversations with its two sides and its subject; the price in cents. NOT_FOUND for any other. For
 * any signed-in user.
 */
export function getConversation(ctx: SignedInCtx, input: { conversationId: string }): Promise<Conversation> {
  return readConversation(ctx, input.conversationId);
}
