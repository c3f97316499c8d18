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

/**
 * Keeps answers as long as nothing they show has changed. The version is taken before an answer is made, and a stock that
 * changes meanwhile is remembered, so that what was read too early is handed to who asked and not kept.
 */
export function openKeeper<Value extends object>(
  freshness: Freshness,
  { maxSize, sizeOf, mayKeep = () => true }: KeeperOptions<Value>,
): Keeper<Value> {
  const keysOf = new Map<string, Set<string>>();
  const shownBy = new Map<string, Set<string>>();
  const flights = new Map<string, Flight<Value>>();
  const underWay = new Set<Flight<Value>>();
  const forget = (key: string) => {
    for (const id of shownBy.get(key) ?? []) {
      const keys = keysOf.get(id);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(id);
    }
    shownBy.delete(key);
  };
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
    ttl: longestMilliseconds,
    dispose: (_, key, reason) => reason !== "set" && forget(key),
  });

  freshness.onProductChange((productIds) => {
    for (const id of productIds) {
      for (const key of [...(keysOf.get(id) ?? [])]) kept.delete(key);
      for (const flight of underWay) flight.changed.add(id);
    }
  });

  const find = (key: string) => {
    const entry = kept.get(key);
    if (!entry) return undefined;
    if (entry.version === freshness.version()) return entry.value;
    kept.delete(key);
    return undefined;
  };
  const keep = (key: string, value: Value, { version, shown, changed }: Flight<Value>) => {
    const isLate = freshness.version() !== version || [...shown].some((id) => changed.has(id));
    if (isLate || !mayKeep(value)) return;
    forget(key);
    shownBy.set(key, shown);
    for (const id of shown) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key));
    kept.set(key, { value, version });
    if (!kept.has(key)) forget(key);
  };

  return {
    find,
    async take(key, make) {
      const found = find(key);
      if (found) return found;
      const version = freshness.version();
      if (version === undefined) return make(() => {});
      const joined = flights.get(key);
      // Not one that may have read what is no longer true.
      if (joined?.version === version && joined.changed.size === 0) return joined.answer;
      const shown = new Set<string>();
      const flight: Flight<Value> = {
        version,
        shown,
        changed: new Set(),
        answer: make((ids) => {
          for (const id of ids) shown.add(id);
        }),
      };
      flights.set(key, flight);
      underWay.add(flight);
      try {
        const value = await flight.answer;
        keep(key, value, flight);
        return value;
      } finally {
        underWay.delete(flight);
        if (flights.get(key) === flight) flights.delete(key);
      }
    },
  };
}
