import { asc, desc, eq, sql } from "drizzle-orm";
import { profiles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import type { TeamInvitation, TeamMember, TeamView } from "#domains/team/contract.ts";
import { largestTeam } from "#domains/team/team-rules.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { mayInShop } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { teamInvitations } from "./tables.ts";

/**
 * Who works for the caller's shop, the owner first; only the owner sees the others' addresses, and who is invited. For
 * everybody in the team.
 */
export async function listTeam(ctx: SignedInCtx): Promise<TeamView> {
  const isOwner = mayInShop(ctx.caller, "team.manage");
  return {
    members: await listMembers(ctx, isOwner),
    invitations: isOwner ? await listInvitations(ctx) : [],
    largestTeam,
  };
}

async function listMembers(ctx: SignedInCtx, isOwner: boolean): Promise<TeamMember[]> {
  const rows = await ctx.db
    .select({
      userId: vendorMembers.userId,
      fullName: profiles.fullName,
      avatarUrl: profiles.avatarUrl,
      email: users.email,
      role: vendorMembers.role,
      since: vendorMembers.createdAt,
    })
    .from(vendorMembers)
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .innerJoin(profiles, eq(profiles.userId, vendorMembers.userId))
    .where(eq(vendorMembers.vendorId, ownVendorId(ctx)))
    .orderBy(sql`${vendorMembers.role} <> 'owner'`, asc(vendorMembers.createdAt), asc(vendorMembers.userId))
    .limit(largestTeam + 1);
  return rows.map(({ email, since, ...row }) => ({
    ...row,
    email: isOwner || row.userId === ctx.caller.userId ? email : null,
    since: since.toISOString(),
  }));
}

async function listInvitations(ctx: SignedInCtx): Promise<TeamInvitation[]> {
  const rows = await ctx.db
    .select({ invitation: teamInvitations, invitedBy: profiles.fullName })
    .from(teamInvitations)
    .leftJoin(profiles, eq(profiles.userId, teamInvitations.invitedBy))
    .where(eq(teamInvitations.vendorId, ownVendorId(ctx)))
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id))
    .limit(largestTeam);
  const now = ctx.clock.now();
  return rows.map(({ invitation: { id, email, role, sentAt, expiresAt }, invitedBy }) => ({
    ...{ id, email, role, invitedBy },
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }));
}
