import { sql } from "drizzle-orm";
import type { LiveEvent } from "#kernel/live-event.ts";
import type { Db } from "#platform/db/database.ts";
import type { Notifications } from "./notifications.ts";

/** What is sent of a change: its kind, and of which thing. The screens fetch the rest themselves. */
export type LiveMessage = { type: string; id?: string };
export type Subscribe = (userId: string, listener: (event: LiveMessage) => void) => () => void;

const channel = "cafeto_live";

type Publication = { userId: string; event: LiveEvent; id?: string | undefined };

/** Sends an event to a person's open screens, on every process, once the transaction commits. `id`: of the thing that changed. */
export function publishLive(db: Db, userId: string, event: LiveEvent, id?: string): Promise<void> {
  return publishAllLive(db, [{ userId, event, id }]);
}

/** The same for several people or events at once. */
export async function publishAllLive(db: Db, publications: readonly Publication[]): Promise<void> {
  const messages = publications.map(({ userId, event: { type }, id }) =>
    JSON.stringify({ userId, event: { type, id } }),
  );
  await db.execute(
    sql`select pg_notify(${channel}, message) from unnest(${sql.param(messages)}::text[]) as message`,
  );
}

/** Passes a user's live events to that user's subscribers. */
export function openLiveEvents(notifications: Pick<Notifications, "hear">): Subscribe {
  const listeners = new Map<string, Set<(event: LiveMessage) => void>>();
  notifications.hear(channel, (payload) => {
    const { userId, event } = JSON.parse(payload || "{}") as { userId: string; event: LiveMessage };
    for (const listener of listeners.get(userId) ?? []) listener(event);
  });
  return (userId, listener) => {
    const mine = listeners.get(userId) ?? new Set();
    listeners.set(userId, mine.add(listener));
    return () => {
      mine.delete(listener);
      if (mine.size === 0) listeners.delete(userId);
    };
  };
}
