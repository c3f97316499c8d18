import { and, eq } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import type { Role } from "#kernel/callers.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { userRoles } from "./tables.ts";

/**
 * Takes a role from a user, in the caller's transaction, and notifies their open pages. The caller has checked that
 * nothing of theirs depends on it.
 */
export async function revokeRole(db: Db, userId: string, role: Exclude<Role, "admin">): Promise<void> {
  await db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  await publishLive(db, userId, roleChanged);
}
