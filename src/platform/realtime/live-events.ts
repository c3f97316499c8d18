import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import type { Notifications } from "./notifications.ts";

/** What changed, for one person; their screens fetch the news themselves. */
export type LiveEvent = {
  type: "order" | "product" | "payout" | "wishlist" | "cart" | "role" | "session";
  id?: string;
};
export type Subscribe = (userId: string, listener: (event: LiveEvent) => void) => () => void;

const channel = "cafeto_live";

/** Tells a person's open screens, on every process, once the transaction commits. */
export async function publishLive(db: Db, userId: string, event: LiveEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ userId, event })})`);
}

/** Hands what is told about a person to who subscribed to them. */
export function openLiveEvents(notifications: Pick<Notifications, "hear">): Subscribe {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  notifications.hear(channel, (payload) => {
    const { userId, event } = JSON.parse(payload || "{}") as { userId: string; event: LiveEvent };
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
