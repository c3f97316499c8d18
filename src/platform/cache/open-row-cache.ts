import { LRUCache } from "lru-cache";
import type { Invalidation, RowChange } from "./invalidation.ts";
import { longestMilliseconds } from "./open-cache.ts";

/** Whose rows a change may alter: the one of an id, those that a test finds, or none. */
export type Touched<Row> = { id: string } | { those: (row: Row) => boolean } | undefined;

type RowCacheOptions<Row> = {
  /** The most rows that are kept. */
  most: number;
  touchedBy(change: RowChange): Touched<Row>;
};

/** The rows of these ids, in any order; of an id that has none, none. `read` is asked for those that are not kept. */
export type RowCache<Row> = (
  ids: readonly string[],
  read: (missing: readonly string[]) => Promise<readonly Row[]>,
) => Promise<Row[]>;

/**
 * Rows of which many lists show some, each kept until a change touches it: a list reads those that no other list has read. What was
 * read while it changed goes to who asked and is not kept. What the list depends on, its reader says.
 */
export function openRowCache<Row extends { id: string }>(
  invalidation: Invalidation,
  { most, touchedBy }: RowCacheOptions<Row>,
): RowCache<Row> {
  const kept = new LRUCache<string, { row: Row; version: string }>({ max: most, ttl: longestMilliseconds });
  const underWay = new Set<RowChange[]>();
  invalidation.onChange((change) => {
    for (const changes of underWay) changes.push(change);
    const touched = touchedBy(change);
    if (!touched) return;
    if ("id" in touched) kept.delete(touched.id);
    else for (const [id, { row }] of [...kept.entries()]) if (touched.those(row)) kept.delete(id);
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
      const entry = kept.get(id);
      return entry?.version === version ? [entry.row] : [];
    });
    if (found.length === ids.length) return found;
    const known = new Set(found.map(({ id }) => id));
    const changes: RowChange[] = [];
    underWay.add(changes);
    try {
      const rows = await read(ids.filter((id) => !known.has(id)));
      if (invalidation.version() === version)
        for (const row of rows) if (!touches(changes, row)) kept.set(row.id, { row, version });
      return [...found, ...rows];
    } finally {
      underWay.delete(changes);
    }
  };
}
