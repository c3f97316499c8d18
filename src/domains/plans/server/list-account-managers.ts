import { asc, eq } from "drizzle-orm";
import { profiles, userRoles } from "#domains/accounts/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const mostAdministrators = 200;

/** The administrators, of whom each can be a vendor's account manager, by name. For administrators. */
export function listAccountManagers({ db }: SignedInCtx) {
  return db
    .select({ userId: profiles.userId, name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .innerJoin(userRoles, eq(userRoles.userId, profiles.userId))
    .where(eq(userRoles.role, "admin"))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
    .limit(mostAdministrators);
}
