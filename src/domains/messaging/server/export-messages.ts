import { and, asc, eq, or, sql } from "drizzle-orm";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
import { isOwnAs, sideOf } from "./internal/own-conversations.ts";
import { conversations, messages } from "./tables.ts";

type Place = { conversationId: string; position: number };

/** What the caller wrote and received, as a buyer and as a vendor; a member's shop keeps its own. For any signed-in user. */
export function exportMessages(ctx: SignedInCtx) {
  return readInPages(async (after: Place | undefined, limit: number) => {
    const rows = await ctx.db
      .select({ message: messages, buyerId: conversations.buyerId })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        and(
          or(isOwnAs("buyer", ctx), ownedVendor(ctx) ? isOwnAs("vendor", ctx) : undefined),
          after &&
            sql`(${messages.conversationId}, ${messages.position}) > (${after.conversationId}::uuid, ${after.position}::integer)`,
        ),
      )
      .orderBy(asc(messages.conversationId), asc(messages.position))
      .limit(limit);
    return rows.map(({ message: { conversationId, position, content, senderType, createdAt }, buyerId }) => ({
      conversationId,
      position,
      content,
      isOwn: senderType === sideOf(ctx, { buyerId }),
      createdAt: createdAt.toISOString(),
    }));
  });
}
