import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounceByKey } from "./live-events-debounce.ts";

const done: string[] = [];
const reload = debounceByKey<string>((key) => done.push(key), 300);

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
});
afterEach(() => {
  reload.cancel();
  vi.useRealTimers();
});

test("one change is one reload, 300 ms later and not before", () => {
  reload.ask("wishlist");
  vi.advanceTimersByTime(299);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["wishlist"]);
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual(["wishlist"]);
});

test("a burst is one reload, 300 ms after its last change", () => {
  for (let change = 0; change < 5; change++) {
    reload.ask("wishlist");
    vi.advanceTimersByTime(200);
  }
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["wishlist"]);
});

test("two changes far apart are two reloads", () => {
  reload.ask("wishlist");
  vi.advanceTimersByTime(300);
  reload.ask("wishlist");
  vi.advanceTimersByTime(300);
  expect(done).toEqual(["wishlist", "wishlist"]);
});

test("one kind of change does not put off another", () => {
  reload.ask("order");
  vi.advanceTimersByTime(250);
  reload.ask("wishlist");
  vi.advanceTimersByTime(50);
  expect(done).toEqual(["order"]);
  vi.advanceTimersByTime(250);
  expect(done).toEqual(["order", "wishlist"]);
});

test("a pending call is dropped with the page", () => {
  reload.ask("wishlist");
  reload.ask("order");
  reload.cancel();
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([]);
});
