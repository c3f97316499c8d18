import { expect, test } from "vitest";
import type { Config } from "#platform/config/config.ts";
import { addressOf, isFromHere } from "./request-context.ts";

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof isFromHere>[0];
const from = (passed: string | undefined, trustedProxies: number) =>
  addressOf(request("10.0.0.1", passed === undefined ? {} : { "x-forwarded-for": passed }), {
    config: { trustedProxies } as Config,
  });

test("the address is counted from the right, by the number of trusted proxies", () => {
  const passed = "6.6.6.6, 203.0.113.7, 10.0.0.3";
  expect(from(passed, 0)).toBe("10.0.0.1");
  expect(from(passed, 1)).toBe("10.0.0.3");
  expect(from(passed, 2)).toBe("203.0.113.7");
  expect(from("203.0.113.7", 1)).toBe("203.0.113.7");
  // A proxy was passed by: what the others wrote counts.
  expect(from("203.0.113.7", 2)).toBe("203.0.113.7");
  for (const none of [undefined, "", " , "]) expect(from(none, 1)).toBe("10.0.0.1");
});

test("only a request that this computer made itself is from here", () => {
  for (const address of ["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"]) {
    expect([address, isFromHere(request(address))]).toEqual([address, true]);
    expect(isFromHere(request(address, { "x-forwarded-for": "127.0.0.1" }))).toBe(false);
    expect(isFromHere(request(address, { forwarded: "for=127.0.0.1" }))).toBe(false);
  }
  for (const address of ["192.168.1.5", "172.17.0.1", "::ffff:10.0.0.1", "fe80::1"])
    expect([address, isFromHere(request(address))]).toEqual([address, false]);
});
