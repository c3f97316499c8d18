import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import type { TeamView } from "#domains/team/contract.ts";
import { teamChanged } from "#domains/team/events.ts";
import { teamLimits } from "#domains/team/limits.ts";
import { type InvitedRole, invitationEnd } from "#domains/team/team-rules.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { newInvitationToken } from "./internal/invitation-token.ts";
import { assertNotFull, lockTeam } from "./internal/lock-team.ts";
import { queueInvitationMail } from "./internal/queue-team-mails.ts";
import { listTeam } from "./list-team.ts";
import { teamInvitations } from "./tables.ts";

type Input = { email: string; role: InvitedRole };

/**
 * Invites an address to the caller's team: a mail with a link that its owner can use once, within 7 days. Whether the
 * address has an account makes no difference. BAD_REQUEST for an address that is invited or in the team already;
 * TEAM_FULL; TOO_MANY_REQUESTS. For a shop's owner, who has confirmed who they are.
 */
export async function inviteMember(ctx: SignedInCtx, { email, role }: Input): Promise<TeamView> {
  const vendorId = ownVendorId(ctx);
  const address = email.toLowerCase();
  await ctx.limits.consume(teamLimits.invitations, vendorId);
  await limitSending(ctx, teamLimits.mails, address);
  return inTransaction(ctx, async (tx) => {
    await lockTeam(tx, vendorId);
    await assertNew(tx, vendorId, address);
    await assertNotFull(tx, vendorId);
    const now = tx.clock.now();
    const { token, tokenHash } = newInvitationToken();
    const [invitation] = await tx.db
      .insert(teamInvitations)
      .values({
        ...{ vendorId, email: address, role, tokenHash, invitedBy: tx.caller.userId },
        ...{ sentAt: now, createdAt: now, expiresAt: invitationEnd(now) },
      })
      .returning();
    await queueInvitationMail(tx, invitation!, token);
    await publishToShop(tx.db, vendorId, teamChanged);
    await recordAction(tx, {
      action: "team.invite",
      subject: { kind: "vendor", id: vendorId },
      after: { invitationId: invitation!.id, role },
    });
    return listTeam(tx);
  });
}

async function assertNew({ db }: SignedInCtx, vendorId: string, email: string): Promise<void> {
  const isInvited = and(eq(teamInvitations.vendorId, vendorId), eq(teamInvitations.email, email));
  if ((await db.$count(teamInvitations, isInvited)) > 0) refuse("invited");
  const [member] = await db
    .select({ userId: vendorMembers.userId })
    .from(vendorMembers)
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(and(eq(vendorMembers.vendorId, vendorId), eq(users.email, email)));
  if (member) refuse("member");
}

function refuse(message: "invited" | "member"): never {
  throw new AppError("BAD_REQUEST", { issues: [{ path: "email", message }] });
}
