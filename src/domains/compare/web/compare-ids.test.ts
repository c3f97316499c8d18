import { expect, test } from "vitest";
import { comparableIds, comparePath, readComparedIds } from "./compare-ids.ts";

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string];

test("an address carries four at most, each once, and nothing that is no id", () => {
  expect(
    readComparedIds(new URLSearchParams({ ids: `${one},${two},${one},x,,${three},${four},${five}` })),
  ).toEqual([one, two, three, four]);
  expect(readComparedIds(new URLSearchParams())).toEqual([]);
  expect(readComparedIds(new URLSearchParams({ ids: "<script>" }))).toEqual([]);
});

test("an address reads back what was written into it", () => {
  const path = comparePath([one, two]);
  expect(readComparedIds(new URL(path, "http://market.example").searchParams)).toEqual([one, two]);
  expect(comparePath([])).toBe("/compare");
});

test("of a damaged list only ids are left", () => {
  expect(comparableIds([one, 7, null, { id: two }, "../..", two])).toEqual([one, two]);
});
