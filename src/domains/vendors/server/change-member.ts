import { and, eq, ne } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import type { TeamRole } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { vendorMembers } from "./tables.ts";

type Change = { vendorId: string; userId: string; role: Exclude<TeamRole, "owner"> };

/**
 * Gives a member of a shop's team another role, in the caller's transaction, and notifies their open pages. Returns the
 * role before; null if they are not in this team, or own the shop.
 */
export async function changeMember(db: Db, { vendorId, userId, role }: Change): Promise<TeamRole | null> {
  const isIt = and(
    eq(vendorMembers.vendorId, vendorId),
    eq(vendorMembers.userId, userId),
    ne(vendorMembers.role, "owner"),
  );
  const [before] = await db
    .select({ role: vendorMembers.role })
    .from(vendorMembers)
    .where(isIt)
    .for("update");
  if (!before) return null;
  await db.update(vendorMembers).set({ role }).where(isIt);
  await publishLive(db, userId, roleChanged);
  return before.role;
}
