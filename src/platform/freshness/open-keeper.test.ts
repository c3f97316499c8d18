import { beforeEach, expect, test } from "vitest";
import type { Freshness } from "./freshness.ts";
import { openKeeper } from "./open-keeper.ts";

let version: string | undefined;
let tell: (ids: string[]) => void;
let made: number;
const freshness: Freshness = {
  version: () => version,
  onProductChange: (listener) => {
    tell = listener;
  },
};
const open = (options: { maxSize?: number; mayKeep?: (value: { n: number }) => boolean } = {}) =>
  openKeeper<{ n: number }>(freshness, { maxSize: 10, sizeOf: () => 1, ...options });
const make = async () => {
  made += 1;
  return { n: made };
};

beforeEach(() => {
  version = "1";
  made = 0;
});

test("an answer is made once, for those who ask at the same time too", async () => {
  const keeper = open();
  const answers = await Promise.all([keeper.take("a", make), keeper.take("a", make), keeper.take("b", make)]);
  expect(answers).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(keeper.find("a")).toEqual({ n: 1 });
  expect(await keeper.take("a", make)).toEqual({ n: 1 });
});

test("another version drops everything; without one nothing is kept", async () => {
  const keeper = open();
  await keeper.take("a", make);
  version = "2";
  expect(keeper.find("a")).toBeUndefined();
  expect(await keeper.take("a", make)).toEqual({ n: 2 });
  version = undefined;
  expect(keeper.find("a")).toBeUndefined();
  await keeper.take("a", make);
  expect(await keeper.take("a", make)).toEqual({ n: 4 });
});

test("a product's change drops what shows it and leaves the rest", async () => {
  const keeper = open();
  for (const id of ["p", "q"])
    await keeper.take(id, (shows) => {
      shows([id]);
      return make();
    });
  tell(["p"]);
  expect(keeper.find("p")).toBeUndefined();
  expect(keeper.find("q")).toEqual({ n: 2 });
});

test("what changed while an answer was made is not kept, and who asks later does not join it", async () => {
  const keeper = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slowly = keeper.take("a", async (shows) => {
    const answer = await make();
    await promise;
    shows(["p"]);
    return answer;
  });
  tell(["p"]);
  const { promise: later, resolve: resolveLater } = Promise.withResolvers<void>();
  const second = keeper.take("a", async () => {
    const answer = await make();
    await later;
    return answer;
  });
  // The first is still watched after another took its place.
  resolve();
  expect(await slowly).toEqual({ n: 1 });
  expect(keeper.find("a")).toBeUndefined();
  version = "2";
  resolveLater();
  expect(await second).toEqual({ n: 2 });
  expect(keeper.find("a")).toBeUndefined();
});

test("a failure is nobody's answer, the bound holds, and what may not be kept isn't", async () => {
  const keeper = open({ maxSize: 2, mayKeep: ({ n }) => n !== 3 });
  const failing = async () => {
    throw new Error("no");
  };
  await expect(keeper.take("a", failing)).rejects.toThrow("no");
  expect(await keeper.take("a", make)).toEqual({ n: 1 });
  await keeper.take("b", make);
  await keeper.take("c", make);
  expect(keeper.find("c")).toBeUndefined();
  await keeper.take("d", make);
  expect(["a", "b", "c", "d"].filter((key) => keeper.find(key))).toEqual(["b", "d"]);
});
