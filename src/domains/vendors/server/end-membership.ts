import { and, eq, ne } from "drizzle-orm";
import { revokeRole } from "#domains/accounts/server/revoke-role.ts";
import type { TeamRole } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";
import { vendorMembers } from "./tables.ts";

/**
 * Ends a person's membership in a shop's team, in the caller's transaction: their next request is a stranger's, and
 * their open pages and live streams are told. Returns the role that they had; null if they are not in this team, or own
 * the shop.
 */
export async function endMembership(
  db: Db,
  { vendorId, userId }: { vendorId: string; userId: string },
): Promise<TeamRole | null> {
  const [ended] = await db
    .delete(vendorMembers)
    .where(
      and(
        eq(vendorMembers.vendorId, vendorId),
        eq(vendorMembers.userId, userId),
        ne(vendorMembers.role, "owner"),
      ),
    )
    .returning({ role: vendorMembers.role });
  if (!ended) return null;
  await revokeRole(db, userId, "vendor");
  return ended.role;
}
