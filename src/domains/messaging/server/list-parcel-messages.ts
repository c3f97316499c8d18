import { and, asc, eq, ne } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { conversations, messages } from "./tables.ts";

const mostListed = 200;

/**
 * What buyer and vendors wrote to each other about the parcels of an order, the oldest first, at most 200 messages of each
 * order; what is erased is left out. The caller has checked who may see it.
 */
export function unscopedListParcelMessages(db: Db, orderId: string) {
  return db
    .select({
      parcelId: parcels.id,
      senderType: messages.senderType,
      content: messages.content,
      pictureCount: messages.pictureCount,
      createdAt: messages.createdAt,
    })
    .from(parcels)
    .innerJoin(conversations, eq(conversations.parcelId, parcels.id))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(eq(parcels.orderId, orderId), ne(messages.content, "")))
    .orderBy(asc(messages.createdAt), asc(messages.position))
    .limit(mostListed);
}
