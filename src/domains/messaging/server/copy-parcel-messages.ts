import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { conversations, messages } from "./tables.ts";

export type CopiedMessage = {
  messageId: string;
  senderType: "buyer" | "vendor";
  content: string;
  createdAt: string;
};

/**
 * Messages of the conversation about a parcel as they are now, in their order, for a problem of it (R60). NOT_FOUND for those of another
 * conversation, or without a text. The caller has checked which side they are.
 */
export async function copyParcelMessages(
  ctx: SignedInCtx,
  parcelId: string,
  messageIds: readonly string[],
): Promise<CopiedMessage[]> {
  if (messageIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      messageId: messages.id,
      senderType: messages.senderType,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        ...[eq(conversations.parcelId, parcelId), inArray(messages.id, [...messageIds])],
        ...[ne(messages.content, ""), or(isOwnAs("buyer", ctx), isOwnAs("vendor", ctx))],
      ),
    )
    .orderBy(asc(messages.position));
  if (rows.length < new Set(messageIds).size) throw new AppError("NOT_FOUND");
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
