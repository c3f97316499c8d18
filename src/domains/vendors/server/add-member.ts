import { grantRole } from "#domains/accounts/server/grant-role.ts";
import type { TeamRole } from "#kernel/permissions.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { vendorMembers } from "./tables.ts";

type Member = { vendorId: string; userId: string; role: Exclude<TeamRole, "owner"> };

/**
 * Adds a person to a shop's team, in the caller's transaction; false if they belong to a shop already. The caller has
 * checked that the shop has invited them.
 */
export async function addMember(tx: Pick<Infra, "db" | "clock">, member: Member): Promise<boolean> {
  const added = await tx.db
    .insert(vendorMembers)
    .values({ ...member, createdAt: tx.clock.now() })
    .onConflictDoNothing({ target: vendorMembers.userId })
    .returning({ userId: vendorMembers.userId });
  if (added.length === 0) return false;
  await grantRole(tx.db, member.userId, "vendor");
  return true;
}
