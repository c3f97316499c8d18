import type { UserType } from "#domains/messaging/message-rules.ts";
import { markSubjectAsRead } from "#domains/notifications/server/mark-subject-as-read.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { LockedConversation } from "./lock-conversation.ts";
import type { MessageFacts } from "./message-facts.ts";
import { changeOf } from "./publish-change.ts";

const kindsOf = {
  buyer: ["messageFromVendor"],
  vendor: ["messageFromBuyer", "messageAboutProduct", "messageAboutOrder"],
} as const;

const ownerOf = ({ buyerId, ownerId }: LockedConversation, side: UserType) =>
  side === "buyer" ? buyerId : ownerId;

type About = Pick<MessageFacts, "vendor" | "product" | "orderNumber">;

/**
 * Notifies a side of a message, in the caller's transaction: whose shop wrote, or about what, never a buyer's name. Both sides'
 * open screens hear of it.
 */
export async function notifyReader(
  tx: Infra,
  conversation: LockedConversation,
  { reader, messageId, about }: { reader: UserType; messageId: string; about: About },
): Promise<void> {
  const userId = ownerOf(conversation, reader);
  const notice = { subjectId: conversation.id, event: messageId, ...subjectOf(reader, about) };
  await notifyAll(tx, userId ? [{ userId, ...notice }] : [], changeOf(conversation));
}

function subjectOf(reader: UserType, { vendor, product, orderNumber: number }: About) {
  if (reader === "buyer") return { kind: "messageFromVendor", params: { vendor: vendor! } } as const;
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
