import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { profiles, userRoles } from "./tables.ts";

/** The caller's profile, and their roles with dates. For any signed-in user. */
export async function exportProfile({ db, caller }: SignedInCtx) {
  const [profile] = await db
    .select({ fullName: profiles.fullName, email: profiles.email, avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.userId, caller.userId));
  const roles = await db
    .select({ role: userRoles.role, createdAt: userRoles.createdAt })
    .from(userRoles)
    .where(eq(userRoles.userId, caller.userId))
    .orderBy(asc(userRoles.createdAt), asc(userRoles.role));
  return {
    ...profile!,
    roles: roles.map(({ role, createdAt }) => ({ role, since: createdAt.toISOString() })),
  };
}
