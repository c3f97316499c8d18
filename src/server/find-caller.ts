import { and, eq, gt, sql } from "drizzle-orm";
import { profiles, userRoles } from "#domains/accounts/server/tables.ts";
import { readSessionToken } from "#domains/auth/server/session-cookie.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Role } from "#kernel/callers.ts";
import type { Caller, Doors } from "#platform/rpc/context.ts";

/** Who sends a request, by its session cookie: one HMAC and one query, which also tells the roles and the vendor. */
export async function findCaller(
  { db, clock, config }: Pick<Doors, "db" | "clock" | "config">,
  cookies: string | undefined,
): Promise<Caller> {
  const token = readSessionToken(cookies, config);
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
