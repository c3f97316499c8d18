import { isIP } from "node:net";
import { AppError } from "#kernel/errors.ts";
import type { Config } from "#platform/config/config.ts";

type Mode = Pick<Config, "isProduction">;

/** A program under development runs on its maker's own machine, beside ours. */
export function isLocalTrial(url: URL, { isProduction }: Mode): boolean {
  return !isProduction && url.hostname === "localhost";
}

/**
 * The address as it is kept. INVALID_ENDPOINT where it is none, is not encrypted, carries a password or is a number in place
 * of a name; what a name leads to is looked at when it is called.
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
