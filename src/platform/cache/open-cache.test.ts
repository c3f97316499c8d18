import { beforeEach, expect, test } from "vitest";
import { collectDependencies, type Dependency, dependsOn, doNotCache } from "./dependencies.ts";
import type { Invalidation, RowChange } from "./invalidation.ts";
import { openCache } from "./open-cache.ts";

let version: string | undefined;
let made: number;
let listeners: ((change: RowChange) => void)[];
const invalidation: Invalidation = {
  version: () => version,
  onChange: (listener) => void listeners.push(listener),
};
const open = (maxSize = 10) => openCache<{ n: number }>(invalidation, { maxSize, sizeOf: () => 1 });
const compute = async () => {
  made += 1;
  return { n: made };
};
const change = (table: string) => {
  for (const listener of listeners) listener({ table, changed: null, before: null, after: null });
};
const of =
  (name: string): Dependency =>
  ({ table }) =>
    table === name;

beforeEach(() => {
  version = "1";
  made = 0;
  listeners = [];
});

test("a value is computed once, for requests at the same time too", async () => {
  const cache = open();
  const values = await Promise.all([
    cache.take("a", compute),
    cache.take("a", compute),
    cache.take("b", compute),
  ]);
  expect(values).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(cache.find("a")).toEqual({ n: 1 });
  expect(await cache.take("a", compute)).toEqual({ n: 1 });
});

test("another version ends every entry; without one nothing is cached", async () => {
  const cache = open();
  await cache.take("a", compute);
  version = "2";
  expect(cache.find("a")).toBeUndefined();
  expect(await cache.take("a", compute)).toEqual({ n: 2 });
  version = undefined;
  expect(cache.find("a")).toBeUndefined();
  await cache.take("a", compute);
  expect(await cache.take("a", compute)).toEqual({ n: 4 });
});

test("a change ends what depends on it and leaves the rest", async () => {
  const cache = open();
  for (const name of ["p", "q"])
    await cache.take(name, () => {
      dependsOn(of(name));
      return compute();
    });
  change("p");
  expect(cache.find("p")).toBeUndefined();
  expect(cache.find("q")).toEqual({ n: 2 });
});

test("what is made of a cached value depends on the same, found or joined or computed", async () => {
  const inner = open();
  const outer = open();
  const take = (key: string) =>
    outer.take(key, () =>
      inner.take("shared", async () => {
        await Promise.resolve();
        dependsOn(of("p"));
        return compute();
      }),
    );
  await Promise.all([take("a"), take("b")]);
  await take("c");
  expect(made).toBe(1);
  change("q");
  expect(["a", "b", "c"].every((key) => outer.find(key))).toBe(true);
  change("p");
  expect(["a", "b", "c"].some((key) => outer.find(key))).toBe(false);
});

test("what changed while a value was computed is not cached, and a later request does not join it", async () => {
  const cache = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slowly = cache.take("a", async () => {
    const value = await compute();
    await promise;
    dependsOn(of("p"));
    return value;
  });
  change("p");
  const { promise: later, resolve: resolveLater } = Promise.withResolvers<void>();
  const second = cache.take("a", async () => {
    const value = await compute();
    await later;
    return value;
  });
  // The first is still watched after another took its place.
  resolve();
  expect(await slowly).toEqual({ n: 1 });
  expect(cache.find("a")).toBeUndefined();
  version = "2";
  resolveLater();
  expect(await second).toEqual({ n: 2 });
  expect(cache.find("a")).toBeUndefined();
});

test("a failure is nobody's value, the bound holds, and what says so is not cached, nor what is made of it", async () => {
  const cache = open(2);
  const failing = async () => {
    throw new Error("no");
  };
  await expect(cache.take("a", failing)).rejects.toThrow("no");
  expect(await cache.take("a", compute)).toEqual({ n: 1 });
  await cache.take("b", compute);
  const { isCacheable } = await collectDependencies(() =>
    cache.take("c", () => {
      doNotCache();
      return compute();
    }),
  );
  expect(isCacheable).toBe(false);
  expect(cache.find("c")).toBeUndefined();
  await cache.take("d", compute);
  expect(["a", "b", "c", "d"].filter((key) => cache.find(key))).toEqual(["b", "d"]);
});
