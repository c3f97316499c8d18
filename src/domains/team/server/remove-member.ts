import { recordAction } from "#domains/audit/server/record-action.ts";
import type { TeamView } from "#domains/team/contract.ts";
import { teamChanged } from "#domains/team/events.ts";
import { endMembership } from "#domains/vendors/server/end-membership.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { queueMembershipMail } from "./internal/queue-team-mails.ts";
import { listTeam } from "./list-team.ts";

type Input = { memberId: string; reason: string };

/**
 * Removes a member from the caller's team: their next request is a stranger's, their open pages leave the dashboard. They
 * keep their account, and are mailed the reason. NOT_FOUND for the owner and for anybody outside of the team. For a
 * shop's owner.
 */
export function removeMember(ctx: SignedInCtx, { memberId, reason }: Input): Promise<TeamView> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (tx) => {
    const role = await endMembership(tx.db, { vendorId, userId: memberId });
    if (!role) throw new AppError("NOT_FOUND");
    await queueMembershipMail(tx, memberId, { kind: "removed", reason });
    await publishToShop(tx.db, vendorId, teamChanged);
    await recordAction(tx, {
      action: "team.remove",
      subject: { kind: "vendor", id: vendorId },
      ownerId: memberId,
      before: { memberId, role },
      reason,
    });
    return listTeam(tx);
  });
}
