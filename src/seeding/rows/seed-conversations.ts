import type { Market, SeedConversation } from "@cafeto/demo-market/types";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { seedId } from "./seed-id.ts";
import { buyerId, ownerId } from "./seed-people.ts";
import { productId, vendorId } from "./seed-shops.ts";

const idOf = ({ buyerKey, productKey }: SeedConversation) =>
  seedId("conversation", `${buyerKey}/${productKey}`);

/** What buyers and vendors wrote to each other. Of one that is not read, only the latest message is new. */
export async function seedConversations(db: Db, market: Pick<Market, "conversations">): Promise<void> {
  await insertRows(db, conversations, market.conversations.map(toConversation));
  await insertRows(db, messages, market.conversations.flatMap(toMessages));
}

function toConversation(conversation: SeedConversation) {
  const { buyerKey, vendorKey, productKey, isUnread } = conversation;
  const messageCount = conversation.messages.length;
  const latest = conversation.messages[messageCount - 1]!;
  const readBy = (side: "buyer" | "vendor") =>
    isUnread && latest.sender !== side ? messageCount - 1 : messageCount;
  return {
    id: idOf(conversation),
    ...{ buyerId: buyerId(buyerKey), vendorId: vendorId(vendorKey), productId: productId(productKey) },
    ...{ messageCount, lastMessageAt: latest.createdAt, createdAt: conversation.messages[0]!.createdAt },
    readPositionBuyer: readBy("buyer"),
    readPositionVendor: readBy("vendor"),
    unreadCountBuyer: messageCount - readBy("buyer"),
    unreadCountVendor: messageCount - readBy("vendor"),
  };
}

const toMessages = (conversation: SeedConversation) =>
  conversation.messages.map(({ sender, content, createdAt }, index) => ({
    conversationId: idOf(conversation),
    position: index + 1,
    senderId: sender === "buyer" ? buyerId(conversation.buyerKey) : ownerId(conversation.vendorKey),
    senderType: sender,
    requestId: seedId("message", `${idOf(conversation)}/${index}`),
    ...{ content, createdAt },
  }));
