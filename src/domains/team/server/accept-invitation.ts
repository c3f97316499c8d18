import { and, eq, gt } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { teamChanged } from "#domains/team/events.ts";
import { teamLimits } from "#domains/team/limits.ts";
import type { InvitedRole } from "#domains/team/team-rules.ts";
import { addMember } from "#domains/vendors/server/add-member.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { hashInvitationToken } from "./internal/invitation-token.ts";
import { lockTeam } from "./internal/lock-team.ts";
import { teamInvitations } from "./tables.ts";

/**
 * The caller joins the team that a mailed link invites to; the link is used up. NOT_FOUND if it is unknown, used, revoked
 * or expired; OTHER_ADDRESS unless the caller's confirmed address is the invited one; ALREADY_IN_SHOP if they own a shop
 * or work for one. For any signed-in user.
 */
export async function acceptInvitation(
  ctx: SignedInCtx,
  { token }: { token: string },
): Promise<{ companyName: string; role: InvitedRole }> {
  await ctx.limits.consume(teamLimits.accept, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const { userId } = tx.caller;
    const { email, emailVerified } = await lockOwnUser(tx);
    const found = await findOpen(tx, token);
    if (!emailVerified || found.invitation.email !== email.toLowerCase()) throw new AppError("OTHER_ADDRESS");
    const { vendorId, role } = found.invitation;
    await lockTeam(tx, vendorId);
    const used = await tx.db
      .delete(teamInvitations)
      .where(eq(teamInvitations.tokenHash, found.invitation.tokenHash))
      .returning({ id: teamInvitations.id });
    if (used.length === 0) throw new AppError("NOT_FOUND");
    if (!(await addMember(tx, { vendorId, userId, role }))) throw new AppError("ALREADY_IN_SHOP");
    await publishToShop(tx.db, vendorId, teamChanged);
    const joined = { kind: "teamJoined", subjectId: userId, event: used[0]!.id, params: {} } as const;
    await notify(tx, found.ownerId, joined);
    await recordAction(tx, {
      action: "team.join",
      subject: { kind: "vendor", id: vendorId },
      ownerId: userId,
      after: { memberId: userId, role },
    });
    return { companyName: found.companyName, role };
  });
}

async function findOpen({ db, clock }: SignedInCtx, token: string) {
  const [found] = await db
    .select({ invitation: teamInvitations, companyName: vendors.companyName, ownerId: vendors.userId })
    .from(teamInvitations)
    .innerJoin(vendors, eq(vendors.id, teamInvitations.vendorId))
    .where(
      and(
        eq(teamInvitations.tokenHash, hashInvitationToken(token)),
        gt(teamInvitations.expiresAt, clock.now()),
      ),
    );
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}
