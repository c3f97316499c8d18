import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#platform/config/config.ts";

/** The `__Host-` prefix binds the cookie to this very host, but browsers take it over HTTPS only. */
export function sessionCookieName({ isSecure }: Pick<Config, "isSecure">): string {
  return isSecure ? "__Host-cafeto_session" : "cafeto_session";
}

/**
 * The session token of a Cookie header, or undefined when there is none or we did not sign it. Better Auth signs as
 * `token.base64(HMAC-SHA256(secret, token))`; asking the library for each request costs five times as much.
 */
export function readSessionToken(
  cookies: string | undefined,
  config: Pick<Config, "isSecure" | "sessionSecret">,
): string | undefined {
  const name = sessionCookieName(config);
  const cookie = cookies?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (!cookie) return undefined;
  const value = safeDecode(cookie.slice(name.length + 1));
  const dot = value.lastIndexOf(".");
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const expected = createHmac("sha256", config.sessionSecret).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
