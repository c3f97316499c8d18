import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { publishChange } from "./internal/publish-change.ts";
import { conversations, messages } from "./tables.ts";

/** Whose message it is: a shop's, or a buyer's. */
export type JudgedMessage = { messageId: string } & ({ vendorId: string } | { authorId: string });

/**
 * Hides a message from both sides as an administrator decided, or shows it again, in the caller's transaction: its text is out of every
 * list, search, mail and export while it is hidden. Null if it is so already, gone, or its side's account is erased.
 */
export async function unscopedHideMessage(
  tx: Infra,
  messageId: string,
  isHidden: boolean,
): Promise<JudgedMessage | null> {
  const { content, removedContent } = messages;
  const [changed] = await tx.db
    .update(messages)
    .set(
      isHidden
        ? { content: "", removedContent: sql`${content}` }
        : { content: sql`${removedContent}`, removedContent: null },
    )
    .where(
      and(
        ...[eq(messages.id, messageId), isNotNull(messages.senderId)],
        isHidden ? isNull(removedContent) : isNotNull(removedContent),
      ),
    )
    .returning();
  if (!changed) return null;
  const [sides] = await tx.db
    .select({
      ...{ id: conversations.id, buyerId: conversations.buyerId, vendorId: conversations.vendorId },
      teamIds: teamIds(),
    })
    .from(conversations)
    .leftJoin(vendors, eq(vendors.id, conversations.vendorId))
    .where(eq(conversations.id, changed.conversationId));
  await publishChange(tx, sides!);
  const { buyerId, vendorId } = sides!;
  if (changed.senderType === "vendor") return vendorId ? { messageId, vendorId } : null;
  return buyerId ? { messageId, authorId: buyerId } : null;
}
