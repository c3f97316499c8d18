import { expect, test } from "vitest";
import { bytesOf } from "./bytes-of.ts";
import { cachesNothing } from "./invalidation.ts";
import { openCache } from "./open-cache.ts";

test("what a value holds counts, in maps and sets too", () => {
  const words = Array.from({ length: 1_000 }, (_, n) => `word ${n}`);
  for (const value of [words, new Set(words), new Map(words.map((word) => [word, 1])), { words }])
    expect(bytesOf(value)).toBeGreaterThan(10_000);
  expect(bytesOf([])).toBeLessThan(3_000);
});

test("a cache bounded in bytes holds few large values and many small ones", async () => {
  const invalidation = { ...cachesNothing, version: () => "1" };
  const heldOf = async (value: string[]) => {
    const cache = openCache<string[]>(invalidation, { maxSize: 1_000_000, sizeOf: bytesOf });
    for (let key = 0; key < 1_000; key++) await cache.take(String(key), async () => value);
    return Array.from({ length: 1_000 }, (_, key) => cache.find(String(key))).filter(Boolean).length;
  };
  expect(await heldOf(Array(10_000).fill("coffee"))).toBeLessThan(10);
  expect(await heldOf(["coffee"])).toBeGreaterThan(300);
});
