import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { TeamView } from "#domains/team/contract.ts";
import { teamChanged } from "#domains/team/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { listTeam } from "./list-team.ts";
import { teamInvitations } from "./tables.ts";

/** Ends an invitation of the caller's shop: its link leads nowhere. NOT_FOUND. For a shop's owner. */
export function revokeInvitation(
  ctx: SignedInCtx,
  { invitationId }: { invitationId: string },
): Promise<TeamView> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (tx) => {
    const [revoked] = await tx.db
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.id, invitationId), eq(teamInvitations.vendorId, vendorId)))
      .returning({ role: teamInvitations.role });
    if (!revoked) throw new AppError("NOT_FOUND");
    await publishToShop(tx.db, vendorId, teamChanged);
    await recordAction(tx, {
      action: "team.revoke",
      subject: { kind: "vendor", id: vendorId },
      before: { invitationId, role: revoked.role },
    });
    return listTeam(tx);
  });
}
