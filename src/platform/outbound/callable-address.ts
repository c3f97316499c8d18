import { isIP } from "node:net";
import { AppError } from "#kernel/errors.ts";
import type { Config } from "#platform/config/config.ts";

type Mode = Pick<Config, "isProduction">;

/** During development, what is called may run on the same machine. */
export function isLocalTrial(url: URL, { isProduction }: Mode): boolean {
  return !isProduction && url.hostname === "localhost";
}

/**
 * The address as stored. INVALID_ENDPOINT if it is invalid, unencrypted, contains a password or is an IP address; DNS
 * results are checked when it is called.
 */
export function assertCallable(text: string, config: Mode): string {
  const url = URL.parse(text);
  if (!url || url.username || url.password || !isAllowed(url, config)) throw new AppError("INVALID_ENDPOINT");
  url.hash = "";
  return url.href;
}

function isAllowed(url: URL, config: Mode): boolean {
  if (isLocalTrial(url, config)) return url.protocol === "http:" || url.protocol === "https:";
  if (url.protocol !== "https:" || url.hostname === "localhost") return false;
  return isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0;
}
