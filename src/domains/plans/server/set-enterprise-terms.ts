import { eq } from "drizzle-orm";
import { plansJobs } from "#domains/plans/jobs.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findCustomer } from "./internal/plan-status.ts";
import { settleShop } from "./internal/settle-shop.ts";
import { enterpriseTerms } from "./tables.ts";

type Terms = {
  vendorId: string;
  priceCents: number;
  managerName: string;
  managerEmail: string;
  managerPhone?: string | undefined;
};

/**
 * Puts an approved vendor on the enterprise plan with agreed terms, price per month in cents, or changes them (R4).
 * Its previous subscription ends with its period. NOT_FOUND for no approved vendor. For admins.
 */
export async function setEnterpriseTerms(
  ctx: SignedInCtx,
  { vendorId, managerPhone, ...agreed }: Terms,
): Promise<Record<string, never>> {
  const terms = { ...agreed, managerPhone: managerPhone ?? null, agreedAt: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    const [vendor] = await tx.db
      .select({ isApproved: vendors.isApproved })
      .from(vendors)
      .where(eq(vendors.id, vendorId))
      .for("update");
    if (!vendor?.isApproved) throw new AppError("NOT_FOUND");
    await tx.db
      .insert(enterpriseTerms)
      .values({ vendorId, ...terms })
      .onConflictDoUpdate({ target: enterpriseTerms.vendorId, set: terms });
    await unscopedSetPlan(tx, vendorId, { planType: "enterprise", planExpiresAt: null });
    await settleShop(tx, vendorId);
    const customerId = await findCustomer(tx, vendorId);
    if (customerId) await tx.jobs.enqueue(tx.db, plansJobs.syncSubscription, { customerId });
  });
  return {};
}
