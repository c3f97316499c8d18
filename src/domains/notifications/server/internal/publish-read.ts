import { notificationsChanged } from "#domains/notifications/events.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";

/** The person's other screens hear of what was read on this one, once the transaction commits. */
export async function publishRead(db: Db, userId: string, count: number): Promise<void> {
  if (count > 0) await publishLive(db, userId, notificationsChanged);
}
