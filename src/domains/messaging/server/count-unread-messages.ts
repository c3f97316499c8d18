import { and, gt, sum } from "drizzle-orm";
import type { UserType } from "#domains/messaging/message-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOwnAs } from "./internal/own-conversations.ts";
import { columnsOf } from "./internal/side-columns.ts";
import { conversations } from "./tables.ts";

/** How many messages the caller has not read on one side, archived conversations included. For any signed-in user. */
export async function countUnreadMessages(
  ctx: SignedInCtx,
  { userType }: { userType: UserType },
): Promise<{ count: number }> {
  const own = isOwnAs(userType, ctx);
  if (!own) return { count: 0 };
  const unread = conversations[columnsOf[userType].unreadCount];
  const [row] = await ctx.db
    .select({ count: sum(unread).mapWith(Number) })
    .from(conversations)
    .where(and(own, gt(unread, 0)));
  return { count: row!.count ?? 0 };
}
