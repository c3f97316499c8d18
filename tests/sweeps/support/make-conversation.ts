import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { conversations, messages, savedReplies } from "#domains/messaging/server/tables.ts";
import { addPerson, addProduct } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

/** A conversation that the owner has begun as a buyer. */
export async function makeConversation(
  { infra, vendorId, owner }: World,
  { hasAnswer = false } = {},
): Promise<string> {
  const { id: productId } = await addProduct(infra, vendorId);
  const messageCount = hasAnswer ? 1 : 0;
  const [row] = await infra.db
    .insert(conversations)
    .values({ buyerId: owner.userId, vendorId, productId, messageCount, lastMessageAt: infra.clock.now() })
    .returning();
  const answer = { conversationId: row!.id, position: 1, requestId: randomUUID(), content: "Go away." };
  if (hasAnswer) await infra.db.insert(messages).values({ ...answer, senderType: "vendor" });
  return row!.id;
}

/** A conversation with the owner's own shop, where there is one. */
export async function makeOwnConversation(world: World): Promise<string> {
  const { infra, owner } = world;
  if (!owner.vendor) return makeConversation(world);
  const [row] = await infra.db
    .insert(conversations)
    .values({
      ...{ buyerId: (await addPerson(infra)).userId, vendorId: owner.vendor.id },
      lastMessageAt: infra.clock.now(),
    })
    .returning();
  return row!.id;
}

export async function makeReply({ infra, vendorId }: World): Promise<string> {
  await infra.db.delete(savedReplies).where(eq(savedReplies.vendorId, vendorId));
  const [row] = await infra.db
    .insert(savedReplies)
    .values({ vendorId, title: "Roast days", content: "We roast on Tuesdays." })
    .returning();
  return row!.id;
}
