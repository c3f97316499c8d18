import { recordAction } from "#domains/audit/server/record-action.ts";
import type { TeamView } from "#domains/team/contract.ts";
import { teamChanged } from "#domains/team/events.ts";
import type { InvitedRole } from "#domains/team/team-rules.ts";
import { changeMember } from "#domains/vendors/server/change-member.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { queueMembershipMail } from "./internal/queue-team-mails.ts";
import { listTeam } from "./list-team.ts";

/**
 * Gives a member of the caller's team another role, from their next request on, and mails it to them. NOT_FOUND for the
 * owner and for anybody outside of the team. For a shop's owner, who has confirmed who they are.
 */
export function changeMemberRole(
  ctx: SignedInCtx,
  { memberId, role }: { memberId: string; role: InvitedRole },
): Promise<TeamView> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await changeMember(tx.db, { vendorId, userId: memberId, role });
    if (!before) throw new AppError("NOT_FOUND");
    if (before !== role) {
      await queueMembershipMail(tx, memberId, { kind: "roleChanged", role });
      await publishToShop(tx.db, vendorId, teamChanged);
      await recordAction(tx, {
        action: "team.change-role",
        subject: { kind: "vendor", id: vendorId },
        ownerId: memberId,
        before: { memberId, role: before },
        after: { memberId, role },
      });
    }
    return listTeam(tx);
  });
}
