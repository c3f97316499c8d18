import type { Role } from "#kernel/callers.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { userRoles } from "./tables.ts";

/** Gives a person a role, in the caller's transaction, and tells their open pages; who holds it keeps it. The caller has checked that they may have it. */
export async function grantRole(db: Db, userId: string, role: Role): Promise<void> {
  await db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
  await publishLive(db, userId, { type: "role" });
}
