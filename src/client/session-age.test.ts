import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const open = async () => (await import("./session-age.ts")).shouldAskForSession;
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

test("a navigation without requests leaves the session for five minutes, then reloads it once", async () => {
  const shouldAsk = await open();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(shouldAsk(false)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(shouldAsk(false)).toBe(true);
  expect(shouldAsk(false)).toBe(false);
});

test("every request to the server restarts the five minutes", async () => {
  const shouldAsk = await open();
  minutes(4);
  expect(shouldAsk(false)).toBe(false);
  expect(shouldAsk(true)).toBe(true);
  minutes(4);
  expect(shouldAsk(false)).toBe(false);
  minutes(1);
  expect(shouldAsk(false)).toBe(true);
});
