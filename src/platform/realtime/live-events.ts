import { sql } from "drizzle-orm";
import pg from "pg";
import type { Db } from "#platform/db/database.ts";
import type { Log } from "#platform/log/log.ts";

/** What changed, for one person; their screens fetch the news themselves. */
export type LiveEvent = {
  type: "order" | "product" | "payout" | "wishlist" | "role" | "session";
  id?: string;
};
export type Subscribe = (userId: string, listener: (event: LiveEvent) => void) => () => void;

const channel = "cafeto_live";

/** Tells a person's open screens, on every process, once the transaction commits. */
export async function publishLive(db: Db, userId: string, event: LiveEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ userId, event })})`);
}

/** One listening connection a process, opened again when it breaks. */
export function openLiveEvents(url: string, log: Log): { subscribe: Subscribe; stop(): Promise<void> } {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  let client: pg.Client | undefined;
  let isStopped = false;

  const connect = async () => {
    client = new pg.Client({ connectionString: url, application_name: "cafeto-live", keepAlive: true });
    client.on("error", (error) => log.warn({ err: error }, "live events: connection lost"));
    client.on("end", () => !isStopped && setTimeout(listen, 500).unref());
    client.on("notification", ({ payload }) => {
      const { userId, event } = JSON.parse(payload ?? "{}") as { userId: string; event: LiveEvent };
      for (const listener of listeners.get(userId) ?? []) listener(event);
    });
    await client.connect();
    await client.query(`listen ${channel}`);
  };
  // A failed connection ends too, and 'end' brings the next try.
  const listen = () => connect().catch((error) => log.warn({ err: error }, "live events: not connected"));
  void listen();

  return {
    subscribe(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0) listeners.delete(userId);
      };
    },
    async stop() {
      isStopped = true;
      await client?.end().catch(() => {});
    },
  };
}
