import { and, desc, eq, ne } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedPicturesOf } from "./internal/message-pictures.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { conversations, messages } from "./tables.ts";

const mostCopied = 10;

type Input = { conversationId: string; messageId?: string | undefined };

/**
 * What the other side wrote in one of the caller's conversations, for a report: one message, or the latest ten in their
 * order; and whose account that is, null if it is erased. NOT_FOUND for others' conversations, for one's own messages, and
 * if there is nothing. For any signed-in user.
 */
export async function getReportedTexts(ctx: SignedInCtx, { conversationId, messageId }: Input) {
  const [found] = await ctx.db
    .select({ conversation: conversations, ownerId: vendors.userId })
    .from(conversations)
    .leftJoin(vendors, eq(vendors.id, conversations.vendorId))
    .where(isOwn(conversationId, ctx));
  if (!found) throw new AppError("NOT_FOUND");
  const side = sideOf(ctx, found.conversation);
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.senderType, side),
        messageId ? eq(messages.id, messageId) : undefined,
      ),
    )
    .orderBy(desc(messages.position))
    .limit(mostCopied);
  if (rows.length === 0) throw new AppError("NOT_FOUND");
  const pictures = await unscopedPicturesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const texts = rows.reverse().map(({ id, content, createdAt }) => ({
    ...{ messageId: id, content, createdAt: createdAt.toISOString() },
    pictureIds: (pictures.get(id) ?? []).map((picture) => picture.id),
  }));
  return { texts, reportedId: side === "buyer" ? found.ownerId : found.conversation.buyerId };
}
