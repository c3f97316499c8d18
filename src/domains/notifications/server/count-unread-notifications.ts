import { and, count, eq, isNull } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notifications } from "./tables.ts";

/** A badge shows no more than 99 and a plus. */
const mostCounted = 100;

/** How many notifications the caller has not read, those shown as one counted once, up to 100. For any signed-in user. */
export async function countUnreadNotifications({ db, caller }: SignedInCtx): Promise<{ count: number }> {
  const groups = db
    .selectDistinct({ groupKey: notifications.groupKey })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, caller.userId),
        eq(notifications.onSite, true),
        isNull(notifications.readAt),
      ),
    )
    .limit(mostCounted)
    .as("groups");
  const [unread] = await db.select({ count: count() }).from(groups);
  return { count: unread!.count };
}
