import { roleChanged } from "#domains/accounts/events.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { userRoles } from "./tables.ts";

/**
 * Makes a user an administrator of this role, or changes the role of one, in the caller's transaction, and notifies
 * their open pages. The caller has checked that they may have it.
 */
export async function setAdminRole(db: Db, userId: string, adminRole: AdminRole): Promise<void> {
  await db
    .insert(userRoles)
    .values({ userId, role: "admin", adminRole })
    .onConflictDoUpdate({ target: [userRoles.userId, userRoles.role], set: { adminRole } });
  await publishLive(db, userId, roleChanged);
}
