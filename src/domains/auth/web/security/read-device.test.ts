import { expect, test } from "vitest";
import { readDevice } from "./read-device.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    { browser: "Chrome", system: "Windows", kind: "desktop" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS", kind: "mobile" },
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS", kind: "tablet" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
    { browser: "Firefox", system: "Linux", kind: "desktop" },
  ],
])("%s", (userAgent, device) => {
  expect(readDevice(userAgent)).toEqual(device);
});

test.each([null, "", " ", "\u0000"])("of %j nothing is known", (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser: null, system: null, kind: "desktop" });
});
