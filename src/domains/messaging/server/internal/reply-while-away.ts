import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { conversations } from "#domains/messaging/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addMessage } from "./add-message.ts";
import type { LockedConversation } from "./lock-conversation.ts";
import type { MessageFacts } from "./message-facts.ts";

const dayMs = 86_400_000;

/**
 * Answers a buyer's message with the shop's away text, if the shop sends one now, at most once per conversation in 24
 * hours. The conversation is locked.
 */
export async function replyWhileAway(
  tx: Pick<Infra, "db" | "jobs" | "clock">,
  conversation: LockedConversation,
  away: MessageFacts["away"],
): Promise<void> {
  if (!away || !(away.mode === "always" || (away.mode === "away" && away.isAway))) return;
  const now = tx.clock.now();
  const { awayRepliedAt, ownerId } = conversation;
  if (awayRepliedAt && now.getTime() - awayRepliedAt.getTime() < dayMs) return;
  await addMessage(tx, conversation, {
    ...{ content: away.content, senderType: "vendor", senderId: ownerId, requestId: randomUUID() },
    ...{ pictureCount: 0, isAutomatic: true },
  });
  await tx.db.update(conversations).set({ awayRepliedAt: now }).where(eq(conversations.id, conversation.id));
}
