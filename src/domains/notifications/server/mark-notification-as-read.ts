import { and, eq, inArray, isNull } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { publishRead } from "./internal/publish-read.ts";
import { notifications } from "./tables.ts";

/**
 * Marks one of the caller's notifications as read, with those shown as one with it. NOT_FOUND for another user's. For
 * any signed-in user.
 */
export async function markNotificationAsRead(
  ctx: SignedInCtx,
  { notificationId }: { notificationId: string },
): Promise<Record<string, never>> {
  const { userId } = ctx.caller;
  const isOwn = eq(notifications.userId, userId);
  await inTransaction(ctx, async ({ db, clock }) => {
    const group = await db
      .select({ key: notifications.groupKey })
      .from(notifications)
      .where(and(isOwn, eq(notifications.id, notificationId)));
    if (group.length === 0) throw new AppError("NOT_FOUND");
    const keys = group.map(({ key }) => key);
    const read = await db
      .update(notifications)
      .set({ readAt: clock.now() })
      .where(and(isOwn, inArray(notifications.groupKey, keys), isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    await publishRead(db, userId, read.length);
  });
  return {};
}
