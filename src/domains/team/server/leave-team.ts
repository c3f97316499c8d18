import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { teamChanged } from "#domains/team/events.ts";
import { endMembership } from "#domains/vendors/server/end-membership.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/**
 * The caller leaves the team they work in, at once; the shop's owner hears of it. NOT_FOUND without a team, and for the
 * owner, who can only close the shop with the account. For any signed-in user.
 */
export function leaveTeam(ctx: SignedInCtx): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { vendor, userId } = tx.caller;
    const role = vendor && (await endMembership(tx.db, { vendorId: vendor.id, userId }));
    if (!role) throw new AppError("NOT_FOUND");
    const [shop] = await tx.db
      .select({ ownerId: vendors.userId })
      .from(vendors)
      .where(eq(vendors.id, vendor.id));
    await publishToShop(tx.db, vendor.id, teamChanged);
    const left = { kind: "teamLeft", subjectId: userId, event: randomUUID(), params: {} } as const;
    await notify(tx, shop!.ownerId, left);
    await recordAction(tx, {
      action: "team.leave",
      subject: { kind: "vendor", id: vendor.id },
      ownerId: userId,
      before: { memberId: userId, role },
    });
    return {};
  });
}
