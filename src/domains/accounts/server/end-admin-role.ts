import { and, eq } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { userRoles } from "./tables.ts";

/**
 * Makes an administrator an ordinary user, in the caller's transaction, and notifies their open pages. The database refuses
 * it for the last owner (`user_roles_keep_owner`). The caller has checked that they may.
 */
export async function endAdminRole(db: Db, userId: string): Promise<void> {
  await db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")));
  await publishLive(db, userId, roleChanged);
}
