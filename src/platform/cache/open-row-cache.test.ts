import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import type { Invalidation, RowChange } from "./invalidation.ts";
import { openRowCache } from "./open-row-cache.ts";

type Row = { id: string; vendor: string; price: number };

let version: string | undefined;
let listeners: ((change: RowChange) => void)[];
let stored: Map<string, Row>;
let asked: string[][];

const invalidation: Invalidation = {
  version: () => version,
  onChange: (listener) => void listeners.push(listener),
};
const open = (most = 10) =>
  openRowCache<Row>(invalidation, {
    most,
    touchedBy({ table, after }) {
      if (table === "products") return { id: after!["id"] as string };
      return table === "vendors" ? { those: (row) => row.vendor === after!["id"] } : undefined;
    },
  });
const tell = (table: string, id: string) => {
  for (const listener of listeners) listener({ table, changed: ["any"], before: { id }, after: { id } });
};
const read = async (ids: readonly string[]) => {
  asked.push([...ids]);
  return ids.flatMap((id) => stored.get(id) ?? []);
};

beforeEach(() => {
  version = "1";
  listeners = [];
  asked = [];
  stored = new Map(
    [
      { id: "a", vendor: "v", price: 1 },
      { id: "b", vendor: "v", price: 2 },
      { id: "c", vendor: "w", price: 3 },
    ].map((row) => [row.id, row]),
  );
});

test("reads only rows that no list has read, and those that there are none of again", async () => {
  const take = open();
  await take(["a", "b"], read);
  const rows = await take(["c", "gone", "a"], read);
  expect(rows.map(({ id }) => id).sort()).toEqual(["a", "c"]);
  await take(["c", "gone"], read);
  expect(await take(["a", "c"], read)).toHaveLength(2);
  expect(asked).toEqual([["a", "b"], ["c", "gone"], ["gone"]]);
});

test("a change of a row, or of what several rows show, ends those alone", async () => {
  const take = open();
  await take(["a", "b", "c"], read);
  tell("products", "c");
  await take(["a", "b", "c"], read);
  tell("vendors", "v");
  tell("orders", "a");
  await take(["a", "b", "c"], read);
  expect(asked.slice(1)).toEqual([["c"], ["a", "b"]]);
});

test("what changes while it is read is not cached", async () => {
  const take = open();
  const during = (table: string, id: string) =>
    take(["a", "b", "c"], async (ids) => {
      const rows = await read(ids);
      tell(table, id);
      return rows;
    });
  await during("products", "b");
  await during("vendors", "v");
  await take(["a", "b", "c"], read);
  expect(asked).toEqual([["a", "b", "c"], ["b"], ["a", "b"]]);
  version = "2";
  await take(["a"], async (ids) => {
    const rows = await read(ids);
    version = "3";
    return rows;
  });
  await take(["a"], read);
  expect(asked.slice(3)).toEqual([["a"], ["a"]]);
});

test("another version ends every row; without one nothing is cached", async () => {
  const take = open();
  await take(["a"], read);
  version = "2";
  await take(["a"], read);
  version = undefined;
  await take(["a"], read);
  await take(["a"], read);
  expect(asked).toEqual([["a"], ["a"], ["a"], ["a"]]);
});

test("has as many rows as it may, those that were asked for last", async () => {
  const take = open(2);
  await take(["a", "b"], read);
  await take(["c"], read);
  await take(["b", "c"], read);
  await take(["a"], read);
  expect(asked).toEqual([["a", "b"], ["c"], ["a"]]);
});

test("no row is cached longer than a minute", async () => {
  const take = open();
  await take(["a"], read);
  const later = performance.now() + 61_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => later);
  try {
    // The cache looks at the time at most once a millisecond.
    await setTimeout(5);
    await take(["a"], read);
    expect(asked).toEqual([["a"], ["a"]]);
  } finally {
    clock.mockRestore();
  }
});
