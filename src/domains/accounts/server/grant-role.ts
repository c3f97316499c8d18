import { roleChanged } from "#domains/accounts/events.ts";
import type { Role } from "#kernel/callers.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { userRoles } from "./tables.ts";

/**
 * Grants a user a role if they don't have it, in the caller's transaction, and notifies their open pages. The caller
 * has checked that they may have it.
 */
export async function grantRole(db: Db, userId: string, role: Exclude<Role, "admin">): Promise<void> {
  await db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
  await publishLive(db, userId, roleChanged);
}
