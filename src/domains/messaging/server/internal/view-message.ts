import type { Message, MessagePicture } from "#domains/messaging/contract.ts";
import { otherSide } from "#domains/messaging/message-rules.ts";
import type { conversations, messages } from "#domains/messaging/server/tables.ts";
import { columnsOf } from "./side-columns.ts";

type ReadPositions = Pick<typeof conversations.$inferSelect, "readPositionBuyer" | "readPositionVendor">;

/** A message is read once the other side has read up to its position. */
export function viewMessage(
  message: typeof messages.$inferSelect,
  read: ReadPositions,
  pictures: MessagePicture[],
): Message {
  const { requestId: _, pictureCount: __, removedContent, createdAt, ...rest } = message;
  const reader = columnsOf[otherSide(message.senderType)].readPosition;
  const isRemoved = removedContent !== null;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    isRead: message.position <= read[reader],
    isRemoved,
    pictures: isRemoved ? [] : pictures,
  };
}
