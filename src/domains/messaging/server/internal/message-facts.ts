import { and, eq, sql } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { awayReplies, conversations, messageBlocks, messages } from "#domains/messaging/server/tables.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

export type MessageFacts = Awaited<ReturnType<typeof readMessageFacts>>;

/**
 * What a new message in a locked conversation depends on, in one statement: the message that the same request has already
 * sent, whether one side blocks the other, the shop's away text, and what the conversation is about. It comes after the lock,
 * so that it sees what the conversation waited for.
 */
export async function readMessageFacts(
  { db, caller, clock }: SignedInCtx,
  { conversationId, requestId }: { conversationId: string; requestId: string },
) {
  const { mode, content } = awayReplies;
  const [facts] = await db
    .select({
      sent: messages,
      isBlocked: sql<boolean>`exists (select from ${messageBlocks} where ${messageBlocks.buyerId} = ${conversations.buyerId}
        and ${messageBlocks.vendorId} = ${conversations.vendorId})`,
      away: { mode, content, isAway: sql<boolean>`${backOn(clock.now())} is not null` },
      vendor: vendors.companyName,
      product: products.name,
      orderNumber: orders.number,
    })
    .from(conversations)
    .leftJoin(messages, and(eq(messages.senderId, caller.userId), eq(messages.requestId, requestId)))
    .leftJoin(vendors, eq(vendors.id, conversations.vendorId))
    .leftJoin(awayReplies, eq(awayReplies.vendorId, conversations.vendorId))
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(parcels, eq(parcels.id, conversations.parcelId))
    .leftJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(conversations.id, conversationId));
  return facts!;
}
