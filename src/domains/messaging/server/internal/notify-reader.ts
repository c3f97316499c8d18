import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import { markSubjectAsRead } from "#domains/notifications/server/mark-subject-as-read.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { LockedConversation } from "./lock-conversation.ts";

const kindsOf = {
  buyer: ["messageFromVendor"],
  vendor: ["messageFromBuyer", "messageAboutProduct", "messageAboutOrder"],
} as const;

const ownerOf = ({ buyerId, ownerId }: LockedConversation, side: UserType) =>
  side === "buyer" ? buyerId : ownerId;

/** Notifies a side of a message, in the caller's transaction: whose shop wrote, or about what, never a buyer's name. */
export async function notifyReader(
  tx: Infra,
  conversation: LockedConversation,
  reader: UserType,
  messageId: string,
): Promise<void> {
  const userId = ownerOf(conversation, reader);
  if (!userId) return;
  const [facts] = await tx.db
    .select({ vendor: vendors.companyName, product: products.name, number: orders.number })
    .from(conversations)
    .innerJoin(vendors, eq(vendors.id, conversations.vendorId))
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(parcels, eq(parcels.id, conversations.parcelId))
    .leftJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(conversations.id, conversation.id));
  const { vendor, product, number } = facts!;
  const about = { subjectId: conversation.id, event: messageId };
  if (reader === "buyer")
    await notify(tx, userId, { ...about, kind: "messageFromVendor", params: { vendor } });
  else if (product) await notify(tx, userId, { ...about, kind: "messageAboutProduct", params: { product } });
  else if (number) await notify(tx, userId, { ...about, kind: "messageAboutOrder", params: { number } });
  else await notify(tx, userId, { ...about, kind: "messageFromBuyer", params: {} });
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
