import { vi } from "vitest";

/** From now on no request reaches the API, until the test ends or `restore` is called. */
export function disconnect() {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  return vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
}
