import { eq } from "drizzle-orm";
import { typing } from "#domains/messaging/events.ts";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import { AppError } from "#kernel/errors.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { assertOpen } from "./internal/assert-open.ts";
import { isOwn, sideOf } from "./internal/own-conversations.ts";
import { conversations } from "./tables.ts";

type Input = { conversationId: string };

/**
 * Publishes to the other side's open screens that the caller is typing now; nothing is stored. NOT_FOUND for others'
 * conversations, CONFLICT if the other side's account is erased, CONVERSATION_BLOCKED, TOO_MANY_REQUESTS after 60 in a
 * minute. For any signed-in user.
 */
export async function announceTyping(
  ctx: SignedInCtx,
  { conversationId }: Input,
): Promise<Record<string, never>> {
  await ctx.limits.consume(messagingLimits.typing, ctx.caller.userId);
  const { buyerId, vendorId } = conversations;
  const [sides] = await ctx.db
    .select({ buyerId, vendorId, ownerId: vendors.userId, teamIds: teamIds() })
    .from(conversations)
    .leftJoin(vendors, eq(vendors.id, vendorId))
    .where(isOwn(conversationId, ctx));
  if (!sides) throw new AppError("NOT_FOUND");
  await assertOpen(ctx, sides);
  const others = sideOf(ctx, sides) === "buyer" ? sides.teamIds : sides.buyerId ? [sides.buyerId] : [];
  if (others.length > 0)
    await publishAllLive(
      ctx.db,
      others.map((userId) => ({ userId, event: typing, id: conversationId })),
    );
  return {};
}
