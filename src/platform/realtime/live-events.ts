import { type SQL, sql } from "drizzle-orm";
import type { LiveEvent } from "#kernel/live-event.ts";
import type { Db } from "#platform/db/database.ts";
import { openListeners } from "./listeners.ts";
import { type LiveEntry, openLiveLog } from "./live-log.ts";
import type { Notifications } from "./notifications.ts";

/** Another name than that of the release before, whose payloads had no id. */
export const liveChannel = "cafeto_live_events";

export type LivePublication = { userId: string; event: LiveEvent; id?: string | undefined };

/** Sends an event to a person's open screens, on every process, once the transaction commits. `id`: of the thing that changed. */
export function publishLive(db: Db, userId: string, event: LiveEvent, id?: string): Promise<void> {
  return publishAllLive(db, [{ userId, event, id }]);
}

/**
 * The same for several people or events at once. An event's id, the transaction's with a hash, is the same in every
 * process; what a transaction says twice is sent once.
 */
export async function publishAllLive(db: Db, publications: readonly LivePublication[]): Promise<void> {
  await db.execute(
    sql`select ${sendLive(sql`message`)} from unnest(${sql.param(publications.map(liveMessage))}::text[]) as message`,
  );
}

/** What a publication sends. */
export const liveMessage = ({ userId, event: { type, isTransient }, id }: LivePublication): string =>
  JSON.stringify({ userId, message: { type, id }, isTransient });

/** Sends such a message, as a part of a statement that does more. */
export const sendLive = (message: SQL): SQL =>
  sql`pg_notify(${liveChannel}, concat_ws(' ', pg_current_xact_id() || '-' || left(md5(${message}), 12), ${message}))`;

/** Where a process hears events from, in the same order as every other process. */
export type LiveSource = {
  hear(listener: (entry: LiveEntry) => void): void;
  /** Called when events may have been missed. */
  onGap(listener: () => void): void;
};

/** The notifications of the database. */
export function hearDatabase(notifications: Pick<Notifications, "hear" | "onChange">): LiveSource {
  return {
    hear: (listener) => notifications.hear(liveChannel, (payload) => listener(readEntry(payload))),
    onGap(listener) {
      notifications.onChange((isHearing) => isHearing && listener());
    },
  };
}

/** A notification's payload: the id, a space, and the rest as JSON. */
export function readEntry(payload: string): LiveEntry {
  const end = payload.indexOf(" ");
  const { isTransient, ...rest } = JSON.parse(payload.slice(end + 1)) as Omit<LiveEntry, "id"> & {
    isTransient?: boolean;
  };
  return { id: isTransient ? undefined : payload.slice(0, end), ...rest };
}

export type LiveListener = {
  onEntry(entry: LiveEntry): void;
  /** Something may have been missed: the page fetches everything again. */
  onGap(): void;
};

export type LiveEvents = ReturnType<typeof openLiveEvents>;

/** Passes a person's events to those who follow them, and remembers them for those who return. */
export function openLiveEvents(source: LiveSource) {
  const log = openLiveLog();
  const listeners = openListeners<LiveListener>();
  source.hear((entry) => {
    if (entry.id !== undefined && !log.add({ ...entry, id: entry.id })) return;
    for (const listener of listeners.of(entry.userId)) listener.onEntry(entry);
  });
  source.onGap(() => {
    log.clear();
    for (const listener of listeners.all()) listener.onGap();
  });
  return {
    /** The latest event's id, of any user. */
    head: log.head,
    /** The person's events after that id; null if that can't be known. */
    listAfter: log.listAfter,
    /** Follows a person's events until the returned function is called. */
    follow: listeners.add,
  };
}
