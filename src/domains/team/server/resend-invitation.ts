import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { TeamView } from "#domains/team/contract.ts";
import { teamChanged } from "#domains/team/events.ts";
import { teamLimits } from "#domains/team/limits.ts";
import { invitationEnd } from "#domains/team/team-rules.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { newInvitationToken } from "./internal/invitation-token.ts";
import { queueInvitationMail } from "./internal/queue-team-mails.ts";
import { listTeam } from "./list-team.ts";
import { teamInvitations } from "./tables.ts";

/**
 * Mails a new link for an invitation of the caller's shop, valid for 7 days from now, expired or not; the link before
 * ends. NOT_FOUND, TOO_MANY_REQUESTS. For a shop's owner, who has confirmed who they are.
 */
export async function resendInvitation(
  ctx: SignedInCtx,
  { invitationId }: { invitationId: string },
): Promise<TeamView> {
  const vendorId = ownVendorId(ctx);
  const isIt = and(eq(teamInvitations.id, invitationId), eq(teamInvitations.vendorId, vendorId));
  const [known] = await ctx.db.select({ email: teamInvitations.email }).from(teamInvitations).where(isIt);
  if (!known) throw new AppError("NOT_FOUND");
  await ctx.limits.consume(teamLimits.invitations, vendorId);
  await limitSending(ctx, teamLimits.mails, known.email);
  return inTransaction(ctx, async (tx) => {
    const { token, tokenHash } = newInvitationToken();
    const sentAt = tx.clock.now();
    const [invitation] = await tx.db
      .update(teamInvitations)
      .set({ tokenHash, sentAt, expiresAt: invitationEnd(sentAt), invitedBy: tx.caller.userId })
      .where(isIt)
      .returning();
    if (!invitation) throw new AppError("NOT_FOUND");
    await queueInvitationMail(tx, invitation, token);
    await publishToShop(tx.db, vendorId, teamChanged);
    await recordAction(tx, {
      action: "team.resend",
      subject: { kind: "vendor", id: vendorId },
      after: { invitationId, role: invitation.role },
    });
    return listTeam(tx);
  });
}
