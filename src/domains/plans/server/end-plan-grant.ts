import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockApproved } from "./agree-terms.ts";
import { getPlanGrant } from "./get-plan-grant.ts";
import { fallBack } from "./internal/fall-back.ts";
import { planGrants } from "./tables.ts";

/**
 * Ends a plan that a vendor was given, before its day: the vendor is back on its own, and told by mail. NOT_FOUND if it was given
 * none. For administrators.
 */
export async function endPlanGrant(ctx: SignedInCtx, { vendorId }: { vendorId: string }) {
  await inTransaction(ctx, async (tx) => {
    const vendor = await lockApproved(tx, vendorId);
    const [grant] = await tx.db.select().from(planGrants).where(eq(planGrants.vendorId, vendorId));
    if (!grant) throw new AppError("NOT_FOUND");
    await fallBack(tx, grant);
    await recordAction(tx, {
      action: "vendor.end-plan-grant",
      ...{ subject: { kind: "vendor", id: vendorId }, ownerId: vendor.ownerId },
      ...{ before: { planType: grant.planType }, after: { planType: "freemium" } },
    });
  });
  return getPlanGrant(ctx, { vendorId });
}
