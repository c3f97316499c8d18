import { desc, eq } from "drizzle-orm";
import { vendorMembers, vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { teamInvitations } from "./tables.ts";

const most = 1_000;

/** The team that the caller works in, and the invitations to their address. For any signed-in user. */
export async function exportTeam({ db, caller }: SignedInCtx) {
  const [membership] = await db
    .select({ companyName: vendors.companyName, role: vendorMembers.role, since: vendorMembers.createdAt })
    .from(vendorMembers)
    .innerJoin(vendors, eq(vendors.id, vendorMembers.vendorId))
    .where(eq(vendorMembers.userId, caller.userId));
  const invitations = await db
    .select({ companyName: vendors.companyName, role: teamInvitations.role, sentAt: teamInvitations.sentAt })
    .from(teamInvitations)
    .innerJoin(vendors, eq(vendors.id, teamInvitations.vendorId))
    .where(eq(teamInvitations.email, caller.email.toLowerCase()))
    .orderBy(desc(teamInvitations.sentAt))
    .limit(most);
  return {
    membership: membership ? { ...membership, since: membership.since.toISOString() } : null,
    invitations: invitations.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })),
  };
}
