import { LRUCache } from "lru-cache";
import type { Invalidation, RowChange } from "./invalidation.ts";
import { longestMilliseconds } from "./open-cache.ts";

/** Whose rows a change may alter: the one of an id, those that a test finds, or none. */
export type Touched<Row> = { id: string } | { those: (row: Row) => boolean } | undefined;

type RowCacheOptions<Row> = {
  /** The most rows in the cache. */
  most: number;
  touchedBy(change: RowChange): Touched<Row>;
};

/** The rows of these ids, in any order; of an id that has none, none. `read` reads those that are not cached. */
export type RowCache<Row> = (
  ids: readonly string[],
  read: (missing: readonly string[]) => Promise<readonly Row[]>,
) => Promise<Row[]>;

/**
 * Caches rows that many lists have in common, each until a change touches it. Unlike `openCache` it reads what is missing all at once,
 * and finds a changed row by its id, however many there are. What was read while it changed goes to who asked and is not
 * cached. What a list depends on, its reader says.
 */
export function openRowCache<Row extends { id: string }>(
  invalidation: Invalidation,
  { most, touchedBy }: RowCacheOptions<Row>,
): RowCache<Row> {
  const entries = new LRUCache<string, { row: Row; version: string }>({
    max: most,
    ttl: longestMilliseconds,
  });
  const underWay = new Set<RowChange[]>();
  invalidation.onChange((change) => {
    for (const changes of underWay) changes.push(change);
    const touched = touchedBy(change);
    if (!touched) return;
    if ("id" in touched) entries.delete(touched.id);
    else for (const [id, { row }] of [...entries.entries()]) if (touched.those(row)) entries.delete(id);
  });
  const touches = (changes: readonly RowChange[], row: Row) =>
    changes.some((change) => {
      const touched = touchedBy(change);
      return touched !== undefined && ("id" in touched ? touched.id === row.id : touched.those(row));
    });

  return async (ids, read) => {
    const version = invalidation.version();
    if (version === undefined) return [...(await read(ids))];
    const found = ids.flatMap((id) => {
      const entry = entries.get(id);
      return entry?.version === version ? [entry.row] : [];
    });
    if (found.length === ids.length) return found;
    const known = new Set(found.map(({ id }) => id));
    const changes: RowChange[] = [];
    underWay.add(changes);
    try {
      const rows = await read(ids.filter((id) => !known.has(id)));
      if (invalidation.version() === version)
        for (const row of rows) if (!touches(changes, row)) entries.set(row.id, { row, version });
      return [...found, ...rows];
    } finally {
      underWay.delete(changes);
    }
  };
}
