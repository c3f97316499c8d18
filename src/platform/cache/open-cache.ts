import { LRUCache } from "lru-cache";
import { collectDependencies, type Dependency, dependsOn, doNotCache } from "./dependencies.ts";
import type { Invalidation, RowChange } from "./invalidation.ts";

export type Cache<Value> = {
  /** The entry under the key, if it is still true. */
  find(key: string): Value | undefined;
  /** The entry, or a new one. Requests for the same key meanwhile wait for it. What the value depends on, `compute` says by `dependsOn`. */
  take(key: string, compute: () => Promise<Value>): Promise<Value>;
};

type Entry<Value> = { value: Value; version: string; dependencies: readonly Dependency[] };
type Result<Value> = { value: Value; dependencies: readonly Dependency[]; isCacheable: boolean };
type InFlight<Value> = { version: string; changes: RowChange[]; result: Promise<Result<Value>> };

type CacheOptions<Value> = {
  /** The most that all entries may take together, in bytes. */
  maxSize: number;
  /** In bytes: `bytesOf`, unless the value knows its own size. */
  sizeOf(value: Value): number;
};

/** No entry lives longer, whatever was or wasn't heard. */
export const longestMilliseconds = 60_000;

const isAffected = (dependencies: readonly Dependency[], change: RowChange) =>
  dependencies.some((dependency) => dependency(change));

function openEntries<Value extends object>({ maxSize, sizeOf }: CacheOptions<Value>) {
  return new LRUCache<string, Entry<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
    ttl: longestMilliseconds,
  });
}

/**
 * Holds values as long as nothing they depend on has changed. The version is taken before a value is computed, and changes
 * heard meanwhile are remembered, so that what was read too early is handed to who asked and not cached.
 */
export function openCache<Value extends object>(
  invalidation: Invalidation,
  options: CacheOptions<Value>,
): Cache<Value> {
  const entries = openEntries(options);
  const latest = new Map<string, InFlight<Value>>();
  const underWay = new Set<InFlight<Value>>();
  invalidation.onChange((change) => {
    const affected = [...entries.entries()].filter(([, entry]) => isAffected(entry.dependencies, change));
    for (const [key] of affected) entries.delete(key);
    for (const { changes } of underWay) changes.push(change);
  });

  const findEntry = (key: string) => {
    const entry = entries.get(key);
    if (!entry || entry.version === invalidation.version()) return entry;
    entries.delete(key);
    return undefined;
  };
  const compute = async (key: string, version: string, work: () => Promise<Value>) => {
    const inFlight: InFlight<Value> = { version, changes: [], result: collectDependencies(work) };
    latest.set(key, inFlight);
    underWay.add(inFlight);
    try {
      const { value, dependencies, isCacheable } = await inFlight.result;
      const isLate =
        invalidation.version() !== version ||
        inFlight.changes.some((change) => isAffected(dependencies, change));
      if (isCacheable && !isLate) entries.set(key, { value, version, dependencies });
      return await inFlight.result;
    } finally {
      underWay.delete(inFlight);
      if (latest.get(key) === inFlight) latest.delete(key);
    }
  };

  return {
    find: (key) => findEntry(key)?.value,
    async take(key, work) {
      const entry = findEntry(key);
      if (entry) {
        dependsOn(...entry.dependencies);
        return entry.value;
      }
      const version = invalidation.version();
      if (version === undefined) return work();
      const begun = latest.get(key);
      // Not one that may have read what is no longer true.
      const joins = begun?.version === version && begun.changes.length === 0;
      const result = await (joins ? begun.result : compute(key, version, work));
      dependsOn(...result.dependencies);
      if (!result.isCacheable) doNotCache();
      return result.value;
    },
  };
}
