import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function countAttempts(error: unknown): Promise<number> {
  const ask = vi.fn(() => Promise.reject(error));
  const client = createQueryClient();
  const { retry, retryDelay } = client.getDefaultOptions().queries!;
  // `fetchQuery` alone never retries; components do.
  const answer = client.fetchQuery({ queryKey: ["x"], queryFn: ask, retry, retryDelay }).catch(() => {});
  await vi.runAllTimersAsync();
  await answer;
  return ask.mock.calls.length;
}

test.each([
  [new TypeError("Failed to fetch"), 3],
  [{ status: 429 }, 3],
  [{ status: 500, message: "" }, 3],
  [{ status: 404 }, 1],
  [{ status: 403 }, 1],
  [{ code: "ORDER_NOT_PAYABLE", status: 409 }, 1],
])("in the browser %j is asked for %i times", async (error, attempts) => {
  vi.stubEnv("SSR", false);
  expect(await countAttempts(error)).toBe(attempts);
});

test("on the server nothing is tried twice while a person waits", async () => {
  vi.stubEnv("SSR", true);
  expect(await countAttempts(new TypeError("Failed to fetch"))).toBe(1);
});

test("the delay doubles from a second to at most half a minute, and unused data is cached for five minutes", () => {
  vi.stubEnv("SSR", false);
  const { retryDelay, gcTime } = createQueryClient().getDefaultOptions().queries!;
  const waits = [0, 1, 2, 4, 5, 9].map((attempt) =>
    (retryDelay as (attempt: number, error: unknown) => number)(attempt, null),
  );
  expect(waits).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
  expect(gcTime).toBe(300_000);
});
