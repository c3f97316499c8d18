import { expect, test } from "vitest";
import { openLiveLog } from "./live-log.ts";

const entry = (id: string, userId = "ada") => ({ id, userId, message: { type: "cart", id } });
const idsOf = (entries: { id: string | undefined }[] | null) => entries?.map(({ id }) => id) ?? null;

test("who returns gets what came after, in its order, and nobody else's", () => {
  const log = openLiveLog();
  const start = log.head();
  for (const one of [entry("1"), entry("2", "bob"), entry("3")]) log.add(one);
  expect(idsOf(log.listAfter(start, "ada"))).toEqual(["1", "3"]);
  expect(idsOf(log.listAfter("2", "ada"))).toEqual(["3"]);
  expect(idsOf(log.listAfter("3", "ada"))).toEqual([]);
  expect(log.head()).toBe("3");
});

test("an entry that is there already is not added again", () => {
  const log = openLiveLog();
  expect([log.add(entry("1")), log.add(entry("1"))]).toEqual([true, false]);
});

test("it keeps the latest; what is older is unknown, and so is everything after a gap", () => {
  const log = openLiveLog(10);
  const start = log.head();
  for (let n = 1; n <= 25; n++) log.add(entry(`${n}`));
  expect(log.listAfter(start, "ada")).toBeNull();
  expect(log.listAfter("5", "ada")).toBeNull();
  expect(idsOf(log.listAfter("15", "ada"))).toEqual(Array.from({ length: 10 }, (_, n) => `${n + 16}`));
  log.clear();
  expect(log.listAfter("25", "ada")).toBeNull();
  expect(log.listAfter(log.head(), "ada")).toEqual([]);
  expect(log.add(entry("25"))).toBe(true);
});
