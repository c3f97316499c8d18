import { beforeEach, expect, test, vi } from "vitest";
import { createPersistedStore, type StoreProblem } from "./persisted-store.ts";

class FakeStorage {
  items = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  };
}

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage: storage }));
});

const open = () =>
  createPersistedStore<readonly number[]>({
    key: "numbers",
    version: 2,
    initial: [],
    parse: (stored) => (Array.isArray(stored) ? stored : null),
  });

test("a value is stored under its version and found by the next page", () => {
  open().set((before) => [...before, 7]);
  expect(storage.items.get("numbers")).toBe('{"version":2,"value":[7]}');
  expect(open().get()).toEqual([7]);
});

test.each(["{broken", '{"version":1,"value":[7]}', '{"version":2,"value":"7"}'])(
  "%s is reset, and said even to who listens later",
  (stored) => {
    storage.items.set("numbers", stored);
    const store = open();
    expect(store.get()).toEqual([]);
    const problems: StoreProblem[] = [];
    store.onProblem((problem) => problems.push(problem));
    expect(problems).toEqual(["corrupted"]);
    expect(open().get()).toEqual([]);
  },
);

test("a full storage is said, and the value lives on in the page", () => {
  const store = open();
  const problems: StoreProblem[] = [];
  store.onProblem((problem) => problems.push(problem));
  storage.isFull = true;
  store.set(() => [1]);
  expect(store.get()).toEqual([1]);
  expect(problems).toEqual(["full"]);
});

test("another tab's change is heard", () => {
  const store = open();
  store.get();
  const heard = vi.fn();
  store.subscribe(heard);
  storage.items.set("numbers", '{"version":2,"value":[9]}');
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "numbers" }));
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get()).toEqual([9]);
});

test("another tab's change is found even if nobody listened", () => {
  const store = open();
  store.get();
  storage.items.set("numbers", '{"version":2,"value":[9]}');
  expect(store.get()).toEqual([9]);
});

test("a subscriber that has not read yet, as in hydration, then gets the stored value", () => {
  storage.items.set("numbers", '{"version":2,"value":[9]}');
  const store = open();
  store.subscribe(vi.fn());
  expect(store.get()).toEqual([9]);
});
