import { LRUCache } from "lru-cache";
import type { Freshness } from "./freshness.ts";

/** Says which products an answer shows; a change of one's stock drops the answer. */
export type Shows = (productIds: Iterable<string>) => void;

export type Keeper<Value> = {
  /** What is kept under the key, if it is still true. */
  find(key: string): Value | undefined;
  /** The kept answer, or a new one. Whoever asks for the same while it is made waits for it. */
  take(key: string, make: (shows: Shows) => Promise<Value>): Promise<Value>;
};

type Kept<Value> = { value: Value; version: string };
type Flight<Value> = { version: string; shown: Set<string>; changed: Set<string>; answer: Promise<Value> };

type KeeperOptions<Value> = {
  /** The most that all kept values may weigh together. */
  maxSize: number;
  sizeOf(value: Value): number;
  /** Whether a value may be kept; all of them if it isn't said. */
  mayKeep?(value: Value): boolean;
};

/** Nothing is kept longer, whatever was or wasn't heard. */
const longestMilliseconds = 60_000;

/** What is kept, with which products each entry shows. */
function openShelf<Value extends object>({ maxSize, sizeOf }: KeeperOptions<Value>) {
  const keysOf = new Map<string, Set<string>>();
  const shownBy = new Map<string, Set<string>>();
  const forget = (key: string) => {
    for (const id of shownBy.get(key) ?? []) {
      const keys = keysOf.get(id);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(id);
    }
    shownBy.delete(key);
  };
  const entries = new LRUCache<string, Kept<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
    ttl: longestMilliseconds,
    dispose: (_, key, reason) => reason !== "set" && forget(key),
  });
  return {
    get: (key: string) => entries.get(key),
    drop: (key: string) => void entries.delete(key),
    dropShowing(productId: string) {
      for (const key of [...(keysOf.get(productId) ?? [])]) entries.delete(key);
    },
    put(key: string, entry: Kept<Value>, shown: Set<string>) {
      forget(key);
      shownBy.set(key, shown);
      for (const id of shown) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key));
      entries.set(key, entry);
      // Larger than all that may be kept.
      if (!entries.has(key)) forget(key);
    },
  };
}

/**
 * Keeps answers as long as nothing they show has changed. The version is taken before an answer is made, and a stock that
 * changes meanwhile is remembered, so that what was read too early is handed to who asked and not kept.
 */
export function openKeeper<Value extends object>(
  freshness: Freshness,
  options: KeeperOptions<Value>,
): Keeper<Value> {
  const shelf = openShelf(options);
  const flights = openFlights<Value>();
  freshness.onProductChange((productIds) => {
    for (const id of productIds) shelf.dropShowing(id);
    flights.note(productIds);
  });
  const find = (key: string) => {
    const entry = shelf.get(key);
    if (!entry || entry.version === freshness.version()) return entry?.value;
    shelf.drop(key);
    return undefined;
  };
  return {
    find,
    async take(key, make) {
      const found = find(key);
      if (found) return found;
      const version = freshness.version();
      if (version === undefined) return make(() => {});
      return flights.join(key, version, make, (value, { shown, changed }) => {
        const isLate = freshness.version() !== version || [...shown].some((id) => changed.has(id));
        if (!isLate && options.mayKeep?.(value) !== false) shelf.put(key, { value, version }, shown);
      });
    },
  };
}

/** Answers being made, each with what changed since it was begun. */
function openFlights<Value>() {
  const latest = new Map<string, Flight<Value>>();
  const underWay = new Set<Flight<Value>>();
  return {
    note(productIds: readonly string[]) {
      for (const flight of underWay) for (const id of productIds) flight.changed.add(id);
    },
    async join(
      key: string,
      version: string,
      make: (shows: Shows) => Promise<Value>,
      onMade: (value: Value, flight: Flight<Value>) => void,
    ): Promise<Value> {
      const begun = latest.get(key);
      // Not one that may have read what is no longer true.
      if (begun?.version === version && begun.changed.size === 0) return begun.answer;
      const shown = new Set<string>();
      const shows: Shows = (ids) => {
        for (const id of ids) shown.add(id);
      };
      const flight: Flight<Value> = { version, shown, changed: new Set(), answer: make(shows) };
      latest.set(key, flight);
      underWay.add(flight);
      try {
        const value = await flight.answer;
        onMade(value, flight);
        return value;
      } finally {
        underWay.delete(flight);
        if (latest.get(key) === flight) latest.delete(key);
      }
    },
  };
}
