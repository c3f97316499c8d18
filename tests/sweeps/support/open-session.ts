import { randomBytes } from "node:crypto";
import { sessionCookieName, signSessionToken } from "#domains/auth/server/session-cookie.ts";
import { sessions } from "#domains/auth/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

const hour = 3_600_000;

/** Signs a user in as the auth library does: a row, and the cookie that names and signs its token. */
export async function openSession(
  { db, clock, config }: Pick<Infra, "db" | "clock" | "config">,
  userId: string,
  options: { secret?: string; expiresIn?: number; aal?: "aal1" | "aal2" } = {},
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + (options.expiresIn ?? hour));
  const confirmedAt = clock.now();
  await db.insert(sessions).values({ userId, token, expiresAt, confirmedAt, aal: options.aal ?? "aal1" });
  return cookieFor(token, { ...config, sessionSecret: options.secret ?? config.sessionSecret });
}

/** The cookie that names and signs a session's token. */
export function cookieFor(token: string, config: Infra["config"]): string {
  return `${sessionCookieName(config)}=${signSessionToken(token, config)}`;
}
