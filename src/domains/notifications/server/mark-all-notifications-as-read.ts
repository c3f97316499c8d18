import { and, eq, isNull } from "drizzle-orm";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { publishRead } from "./internal/publish-read.ts";
import { notifications } from "./tables.ts";

/** Marks all of the caller's notifications as read; what comes meanwhile stays unread. For any signed-in user. */
export async function markAllNotificationsAsRead(ctx: SignedInCtx): Promise<Record<string, never>> {
  const { userId } = ctx.caller;
  await inTransaction(ctx, async ({ db, clock }) => {
    const { rowCount } = await db
      .update(notifications)
      .set({ readAt: clock.now() })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
    await publishRead(db, userId, rowCount ?? 0);
  });
  return {};
}
