import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Role } from "#kernel/callers.ts";
import type { Config } from "#platform/config/config.ts";
import type { Caller, Doors } from "#platform/rpc/context.ts";
import { profiles, sessions, userRoles, users } from "./tables.ts";

/** The `__Host-` prefix binds the cookie to this very host, but browsers take it over HTTPS only. */
export function sessionCookieName({ isSecure }: Pick<Config, "isSecure">): string {
  return isSecure ? "__Host-cafeto_session" : "cafeto_session";
}

/**
 * Who sends a request, by its session cookie: one HMAC and one query. Better Auth signs the cookie as
 * `token.base64(HMAC-SHA256(secret, token))`; asking the library for each request costs five times as much.
 */
export async function findCaller(
  { db, clock, config }: Pick<Doors, "db" | "clock" | "config">,
  cookies: string | undefined,
): Promise<Caller> {
  const token = readToken(cookies, sessionCookieName(config), config.sessionSecret);
  if (!token) return { kind: "visitor" };
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      fullName: profiles.fullName,
      avatarUrl: profiles.avatarUrl,
      memberSince: users.createdAt,
      roles: sql<
        Role[]
      >`(select coalesce(array_agg(${userRoles.role}), '{}') from ${userRoles} where ${userRoles.userId} = ${users.id})`,
      vendor: {
        id: vendors.id,
        companyName: vendors.companyName,
        planType: vendors.planType,
        isApproved: vendors.isApproved,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, clock.now())));
  return row ? { kind: "person", ...row } : { kind: "visitor" };
}

function readToken(cookies: string | undefined, name: string, secret: string): string | undefined {
  const cookie = cookies?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (!cookie) return undefined;
  const value = safeDecode(cookie.slice(name.length + 1));
  const dot = value.lastIndexOf(".");
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const expected = createHmac("sha256", secret).update(token).digest();
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
