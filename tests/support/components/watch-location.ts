import { onTestFinished, vi } from "vitest";

/** Catches what leaves the page, which jsdom can't do: `location.assign` and `location.reload`. */
export function watchLocation() {
  const real = globalThis.location;
  const { href, origin, protocol, host, pathname, search, hash } = real;
  const calls = { assign: vi.fn<(url: string) => void>(), reload: vi.fn<() => void>() };
  vi.stubGlobal("location", { href, origin, protocol, host, pathname, search, hash, ...calls });
  onTestFinished(() => void vi.stubGlobal("location", real));
  return calls;
}
