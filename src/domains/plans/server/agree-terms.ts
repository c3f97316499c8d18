import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { plansJobs } from "#domains/plans/jobs.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findCustomer } from "./internal/plan-status.ts";
import { queuePlanMail } from "./internal/queue-plan-mail.ts";
import { settleShop } from "./internal/settle-shop.ts";
import { enterpriseTerms, planGrants } from "./tables.ts";

export type Terms = {
  vendorId: string;
  priceCents: number;
  managerName: string;
  managerEmail: string;
  managerPhone?: string | undefined;
};

/** An approved vendor's plan and owner, locked until the transaction ends. NOT_FOUND for no approved vendor. */
export async function lockApproved({ db }: SignedInCtx, vendorId: string) {
  const [vendor] = await db
    .select({
      isApproved: vendors.isApproved,
      planType: vendors.planType,
      ownerId: vendors.userId,
      name: vendors.companyName,
    })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for("update");
  if (!vendor?.isApproved) throw new AppError("NOT_FOUND");
  return vendor;
}

/**
 * Puts an approved vendor on the enterprise plan with agreed terms, price per month in cents, or changes them (R4), in the caller's
 * transaction, and mails it. Its previous subscription ends with its period. NOT_FOUND for no approved vendor.
 */
export async function agreeTerms(
  tx: SignedInCtx,
  { vendorId, managerPhone, ...agreed }: Terms,
): Promise<void> {
  const now = tx.clock.now();
  const vendor = await lockApproved(tx, vendorId);
  const [earlier] = await tx.db.select().from(enterpriseTerms).where(eq(enterpriseTerms.vendorId, vendorId));
  const decision = { agreedAt: now, decidedBy: tx.caller.userId, decidedAt: now };
  await tx.db.delete(planGrants).where(eq(planGrants.vendorId, vendorId));
  const terms = { ...agreed, managerPhone: managerPhone ?? null, ...decision };
  await tx.db
    .insert(enterpriseTerms)
    .values({ vendorId, ...terms })
    .onConflictDoUpdate({ target: enterpriseTerms.vendorId, set: terms });
  await unscopedSetPlan(tx, vendorId, { planType: "enterprise", planExpiresAt: null });
  await settleShop(tx, vendorId);
  const customerId = await findCustomer(tx, vendorId);
  if (customerId) await tx.jobs.enqueue(tx.db, plansJobs.syncSubscription, { customerId });
  await queuePlanMail(tx, vendorId, { kind: "terms", when: now, priceCents: agreed.priceCents });
  await recordAction(tx, {
    ...{ action: "vendor.set-terms", subject: { kind: "vendor", id: vendorId }, ownerId: vendor.ownerId },
    before: { planType: vendor.planType, priceCents: earlier?.priceCents ?? null },
    after: { planType: "enterprise", priceCents: agreed.priceCents },
  });
}
