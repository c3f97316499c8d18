import type { Clock } from "#platform/clock/clock.ts";
import type { Notifications } from "#platform/realtime/notifications.ts";

type Columns = Readonly<Record<string, unknown>>;

/** One row that a statement changed, with the columns that its trigger names. */
export type RowChange = {
  table: string;
  /** The columns whose values differ; null for a row that appeared or disappeared. */
  changed: readonly string[] | null;
  /** Null for a row that public pages did not show before. */
  before: Columns | null;
  /** Null for a row that public pages no longer show. */
  after: Columns | null;
};

/** How caches learn that what they hold is no longer true. */
export type Invalidation = {
  /** Another one after a change that is not told row by row, and each day (UTC); undefined while changes can't be heard: cache nothing. */
  version(): string | undefined;
  /** Calls with each changed row that public pages show. */
  onChange(listener: (change: RowChange) => void): void;
};

/** The channel that the triggers of `tell_row_changes` notify: `everything`, or a row change as JSON. */
export const changesChannel = "cafeto_changes";
const dayMilliseconds = 86_400_000;
/** A job that writes thousands of rows one by one is not worth looking at every entry for each of them. */
const mostPerSecond = 200;

/** Follows what the database says of changes, by whatever statement they were made. */
export function openInvalidation(notifications: Omit<Notifications, "stop">, clock: Clock): Invalidation {
  const listeners: ((change: RowChange) => void)[] = [];
  let version = 0;
  let isHearing = false;
  let second = 0;
  let inSecond = 0;
  notifications.onChange((hears) => {
    // What happened while disconnected is unknown.
    version += 1;
    isHearing = hears;
  });
  notifications.hear(changesChannel, (payload) => {
    const now = Math.floor(performance.now() / 1_000);
    inSecond = now === second ? inSecond + 1 : 1;
    second = now;
    if (payload === "everything" || inSecond > mostPerSecond) {
      version += 1;
      return;
    }
    const change = JSON.parse(payload) as RowChange;
    for (const listener of listeners) listener(change);
  });
  return {
    version: () =>
      isHearing ? `${version}-${Math.floor(clock.now().getTime() / dayMilliseconds)}` : undefined,
    onChange: (listener) => void listeners.push(listener),
  };
}

/** For programs that cache nothing. */
export const cachesNothing: Invalidation = { version: () => undefined, onChange: () => {} };
