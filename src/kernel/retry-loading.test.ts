import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryLoading } from "./retry-loading.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lost = new TypeError("Failed to fetch");

test("what fails twice is there at the third attempt, half a second after each failure", async () => {
  const load = vi.fn<(attempt: number) => Promise<string>>();
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue("code");
  const code = retryLoading(load, () => true);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(await code).toBe("code");
  expect(load.mock.calls).toEqual([[1], [2], [3]]);
});

test("there is no fourth attempt", async () => {
  const load = vi.fn(() => Promise.reject(lost));
  const code = expect(retryLoading(load, () => true)).rejects.toBe(lost);
  await vi.runAllTimersAsync();
  await code;
  expect(load).toHaveBeenCalledTimes(3);
});

test("what will not pass is not tried again", async () => {
  const broken = new SyntaxError("Unexpected token");
  const load = vi.fn(() => Promise.reject(broken));
  await expect(retryLoading(load, (error) => error !== broken)).rejects.toBe(broken);
  expect(load).toHaveBeenCalledTimes(1);
});
