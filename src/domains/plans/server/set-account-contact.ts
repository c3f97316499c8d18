import { and, eq } from "drizzle-orm";
import { profiles, userRoles } from "#domains/accounts/server/tables.ts";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { enterpriseTerms } from "./tables.ts";

/**
 * Makes an administrator the account manager of an enterprise vendor, whose dashboard shows their name and address, and
 * notifies it. NOT_FOUND for a vendor without terms, or somebody who is no administrator. For administrators.
 */
export async function setAccountContact(
  ctx: SignedInCtx,
  { vendorId, userId, reason }: { vendorId: string; userId: string; reason: string },
) {
  return inTransaction(ctx, async (tx) => {
    const [manager] = await tx.db
      .select({ managerName: profiles.fullName, managerEmail: profiles.email })
      .from(profiles)
      .innerJoin(userRoles, and(eq(userRoles.userId, profiles.userId), eq(userRoles.role, "admin")))
      .where(eq(profiles.userId, userId));
    if (!manager) throw new AppError("NOT_FOUND");
    const [terms] = await tx.db
      .update(enterpriseTerms)
      .set({ ...manager, managerPhone: null })
      .where(eq(enterpriseTerms.vendorId, vendorId))
      .returning();
    const [vendor] = await tx.db
      .select({ ownerId: vendors.userId })
      .from(vendors)
      .where(eq(vendors.id, vendorId));
    if (!terms || !vendor) throw new AppError("NOT_FOUND");
    await notify(tx, vendor.ownerId, {
      ...{ kind: "managerChanged", subjectId: vendorId, event: `${vendorId}:${tx.requestId}`, params: {} },
    });
    await recordAction(tx, {
      ...{ action: "vendor.set-manager", subject: { kind: "vendor", id: vendorId } },
      ...{ ownerId: vendor.ownerId, after: { managerId: userId }, reason },
    });
    return manager;
  });
}
