import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { awayReplies, conversations } from "#domains/messaging/server/tables.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addMessage } from "./add-message.ts";
import { lockConversation } from "./lock-conversation.ts";

const dayMs = 86_400_000;

/**
 * Answers a buyer's message with the shop's away text, if the shop sends one now, at most once per conversation in 24
 * hours. The conversation is locked.
 */
export async function replyWhileAway(
  tx: Pick<Infra, "db" | "jobs" | "clock">,
  conversationId: string,
): Promise<void> {
  const conversation = await lockConversation(tx, eq(conversations.id, conversationId));
  const now = tx.clock.now();
  const { awayRepliedAt, vendorId, ownerId } = conversation;
  if (!vendorId || (awayRepliedAt && now.getTime() - awayRepliedAt.getTime() < dayMs)) return;
  const [reply] = await tx.db
    .select({
      mode: awayReplies.mode,
      content: awayReplies.content,
      isAway: sql<boolean>`${backOn(now)} is not null`,
    })
    .from(awayReplies)
    .innerJoin(vendors, eq(vendors.id, awayReplies.vendorId))
    .where(eq(awayReplies.vendorId, vendorId));
  if (!reply || !(reply.mode === "always" || (reply.mode === "away" && reply.isAway))) return;
  await addMessage(tx, conversation, {
    ...{ content: reply.content, senderType: "vendor", senderId: ownerId, requestId: randomUUID() },
    ...{ pictureCount: 0, isAutomatic: true },
  });
  await tx.db.update(conversations).set({ awayRepliedAt: now }).where(eq(conversations.id, conversationId));
}
