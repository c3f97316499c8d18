import Bowser from "bowser";

export type Device = { browser: string | null; system: string | null; kind: "desktop" | "mobile" | "tablet" };

/** Parses a user agent: browser, system, kind of device. */
export function readDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: "desktop" };
  const parser = Bowser.getParser(userAgent);
  const platform = parser.getPlatformType();
  return {
    browser: parser.getBrowserName() || null,
    system: parser.getOSName() || null,
    kind: platform === "mobile" || platform === "tablet" ? platform : "desktop",
  };
}
