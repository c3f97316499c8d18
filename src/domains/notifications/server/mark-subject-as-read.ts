import { and, eq, inArray, isNull } from "drizzle-orm";
import type { NotificationKind } from "#domains/notifications/notification-kinds.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { publishRead } from "./internal/publish-read.ts";
import { notifications } from "./tables.ts";

type Seen = { userId: string; kinds: readonly NotificationKind[]; subjectId: string };

/**
 * Marks a person's notifications of these kinds about one thing as read, because they have seen it; in the caller's
 * transaction.
 */
export async function markSubjectAsRead(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { userId, kinds, subjectId }: Seen,
): Promise<void> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.subjectId, subjectId),
        inArray(notifications.kind, [...kinds]),
        isNull(notifications.readAt),
      ),
    );
  await publishRead(db, userId, rowCount ?? 0);
}
