import { afterEach, beforeEach, expect, test, vi } from "vitest";

const getToken = vi.fn(async () => ({}));
vi.mock("./api.ts", () => ({ api: { auth: { getToken } } }));

const hour = 3_600_000;
let items: Map<string, string>;
let held: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-05-01T12:00:00Z") });
  items = new Map();
  held = false;
  getToken.mockReset().mockResolvedValue({});
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
  vi.stubGlobal("navigator", {
    locks: {
      request: (_: string, __: object, work: (lock: object | null) => unknown) => work(held ? null : {}),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each tab has its own memory, and all share the storage. */
async function openTab() {
  vi.resetModules();
  return (await import("./session-prolonging.ts")).prolongSession;
}

test("once an hour in all tabs together", async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect(await one()).toBe(true);
  expect([await one(), await other()]).toEqual([false, false]);
  vi.advanceTimersByTime(hour - 1);
  expect(await other()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([await other(), await one()]).toEqual([true, false]);
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(getToken).toHaveBeenCalledWith({ grant_type: "refresh_token", transport: "cookie" });
});

test("not while another tab is at it", async () => {
  held = true;
  expect(await (await openTab())()).toBe(false);
  expect(getToken).not.toHaveBeenCalled();
});

test("a failure is no end: it is logged, and the next hour tries again", async () => {
  const prolong = await openTab();
  getToken.mockRejectedValueOnce({ status: 401, code: "SESSION_MISSING", message: "" });
  expect(await prolong()).toBe(false);
  expect(console.error).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(hour);
  expect(await prolong()).toBe(true);
});

test("neither a full storage, nor a clock put back, nor a page without locks keeps it from happening", async () => {
  window.localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("navigator", {});
  const prolong = await openTab();
  expect([await prolong(), await prolong()]).toEqual([true, false]);
  vi.setSystemTime(Date.now() - 2 * hour);
  expect(await prolong()).toBe(true);
});
