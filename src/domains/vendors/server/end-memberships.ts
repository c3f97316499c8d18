import { and, eq, ne } from "drizzle-orm";
import { revokeRole } from "#domains/accounts/server/revoke-role.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { vendorMembers } from "./tables.ts";

/**
 * Ends the caller's membership of a team, or, of the shop's owner, everybody else's. In the caller's transaction, which
 * erases the caller.
 */
export async function endMemberships({ db, caller }: SignedInCtx): Promise<void> {
  const { userId, vendor } = caller;
  const whose =
    vendor?.teamRole === "owner" ? eq(vendorMembers.vendorId, vendor.id) : eq(vendorMembers.userId, userId);
  const ended = await db
    .delete(vendorMembers)
    .where(and(whose, ne(vendorMembers.role, "owner")))
    .returning({ userId: vendorMembers.userId });
  for (const member of ended) await revokeRole(db, member.userId, "vendor");
}
