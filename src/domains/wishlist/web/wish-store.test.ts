import { afterEach, beforeEach, expect, test, vi } from "vitest";

const minute = 60_000;
let items: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  items = new Map();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As another tab, or the page of the mailed link, would. */
async function nextPage() {
  vi.resetModules();
  return import("./wish-store.ts");
}

test("a wish is returned once, on whichever page sign-in ends", async () => {
  (await nextPage()).rememberWish({ productId: "a", name: "Guji" });
  vi.advanceTimersByTime(29 * minute);
  expect((await nextPage()).takeWishes()).toMatchObject([{ productId: "a", name: "Guji" }]);
  expect((await nextPage()).takeWishes()).toEqual([]);
});

test("after half an hour it is dropped: another person may be signing in", async () => {
  const { rememberWish, takeWishes } = await nextPage();
  rememberWish({ productId: "a" });
  vi.advanceTimersByTime(30 * minute);
  expect(takeWishes()).toEqual([]);
});

test("the last five are stored, each once", async () => {
  const { rememberWish, takeWishes } = await nextPage();
  for (const productId of ["a", "b", "c", "a", "d", "e", "f"]) rememberWish({ productId });
  expect(takeWishes().map((wish) => wish.productId)).toEqual(["c", "a", "d", "e", "f"]);
});

test.each(["{broken", '{"version":1,"value":[{"productId":7,"at":0}]}', '{"version":1,"value":"a"}'])(
  "%s resets quietly",
  async (stored) => {
    items.set("coffee-wishes", stored);
    const { takeWishes } = await nextPage();
    expect(takeWishes()).toEqual([]);
    expect(items.get("coffee-wishes")).toBe('{"version":1,"value":[]}');
  },
);
