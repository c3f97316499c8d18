import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import { markSubjectAsRead } from "#domains/notifications/server/mark-subject-as-read.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { LockedConversation } from "./lock-conversation.ts";
import { changeOf } from "./publish-change.ts";

const kindsOf = {
  buyer: ["messageFromVendor"],
  vendor: ["messageFromBuyer", "messageAboutProduct", "messageAboutOrder"],
} as const;

const ownerOf = ({ buyerId, ownerId }: LockedConversation, side: UserType) =>
  side === "buyer" ? buyerId : ownerId;

/**
 * Notifies a side of a message, in the caller's transaction: whose shop wrote, or about what, never a buyer's name. Both sides'
 * open screens hear of it.
 */
export async function notifyReader(
  tx: Infra,
  conversation: LockedConversation,
  reader: UserType,
  messageId: string,
): Promise<void> {
  const userId = ownerOf(conversation, reader);
  const notice = {
    subjectId: conversation.id,
    event: messageId,
    ...(await subjectOf(tx, conversation, reader)),
  };
  await notifyAll(tx, userId ? [{ userId, ...notice }] : [], changeOf(conversation));
}

async function subjectOf(tx: Infra, { id }: LockedConversation, reader: UserType) {
  const [facts] = await tx.db
    .select({ vendor: vendors.companyName, product: products.name, number: orders.number })
    .from(conversations)
    .innerJoin(vendors, eq(vendors.id, conversations.vendorId))
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(parcels, eq(parcels.id, conversations.parcelId))
    .leftJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(conversations.id, id));
  const { vendor, product, number } = facts!;
  if (reader === "buyer") return { kind: "messageFromVendor", params: { vendor } } as const;
  if (product) return { kind: "messageAboutProduct", params: { product } } as const;
  if (number) return { kind: "messageAboutOrder", params: { number } } as const;
  return { kind: "messageFromBuyer", params: {} } as const;
}

/** What a side has read in the conversation itself is not new among its notifications. */
export async function markNotifiedAsRead(
  tx: Infra,
  conversation: LockedConversation,
  reader: UserType,
): Promise<void> {
  const userId = ownerOf(conversation, reader);
  if (userId) await markSubjectAsRead(tx, { userId, kinds: kindsOf[reader], subjectId: conversation.id });
}
