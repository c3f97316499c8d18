import { createHmac, timingSafeEqual } from "node:crypto";
import { retention } from "#kernel/retention.ts";
import type { Config } from "#platform/config/config.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/** A session ends after this many days without activity, and in any case after the second number. */
export const sessionDays = retention.idleSessions.days;
export const longestSessionDays = retention.sessions.days;

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

type Signing = Pick<Config, "isSecure" | "sessionSecret">;

/** The `__Host-` prefix binds the cookie to this very host, but browsers accept it over HTTPS only. */
export function sessionCookieName({ isSecure }: Pick<Config, "isSecure">): string {
  return isSecure ? "__Host-cafeto_session" : "cafeto_session";
}

/** Binds a sign-in at a provider and its callback to one browser, for minutes. */
export function stateCookieName({ isSecure }: Pick<Config, "isSecure">): string {
  return isSecure ? "__Host-cafeto_sign_in" : "cafeto_sign_in";
}

/** The cookie's value, signed as the auth library does: `token.base64(HMAC-SHA256(secret, token))`. */
export function signSessionToken(token: string, { sessionSecret }: Pick<Config, "sessionSecret">): string {
  const signature = createHmac("sha256", sessionSecret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}

/** Sets the browser's session cookie: HttpOnly, for this host only, until `expiresAt`. */
export function setSessionCookie(
  ctx: Pick<Ctx, "config" | "responseHeaders" | "clock">,
  token: string,
  expiresAt: Date,
): void {
  const seconds = Math.round((expiresAt.getTime() - ctx.clock.now().getTime()) / 1_000);
  writeCookie(ctx, signSessionToken(token, ctx.config), seconds);
}

/** Removes the session cookie. */
export function clearSessionCookie(ctx: Pick<Ctx, "config" | "responseHeaders">): void {
  writeCookie(ctx, "", 0);
}

function writeCookie(
  { config, responseHeaders }: Pick<Ctx, "config" | "responseHeaders">,
  value: string,
  seconds: number,
): void {
  const secure = config.isSecure ? "; Secure" : "";
  responseHeaders.append(
    "set-cookie",
    `${sessionCookieName(config)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * The session token of a Cookie header; undefined if missing or not signed by us. Asking the library for each request
 * would cost five times as much.
 */
export function readSessionToken(cookies: string | undefined, config: Signing): string | undefined {
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
