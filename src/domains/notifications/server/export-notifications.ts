import { and, asc, eq, gt } from "drizzle-orm";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notificationChoices, notifications } from "./tables.ts";

/** The caller's notifications of the last 90 days. For any signed-in user. */
export function exportNotifications({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, caller.userId), after && gt(notifications.id, after.id)))
      .orderBy(asc(notifications.id))
      .limit(limit);
    return page.map(({ id, kind, subjectId, params, createdAt, readAt }) => ({
      ...{ id, kind, subjectId, params },
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }));
  });
}

/** Where the caller chose otherwise than the default. For any signed-in user. */
export function exportNotificationChoices({ db, caller }: SignedInCtx) {
  return db
    .select({
      topic: notificationChoices.topic,
      channel: notificationChoices.channel,
      isOn: notificationChoices.isOn,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, caller.userId))
    .orderBy(asc(notificationChoices.topic), asc(notificationChoices.channel));
}
