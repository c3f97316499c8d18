import { recordAction } from "#domains/audit/server/record-action.ts";
import { type GrantablePlan, mostGrantDays } from "#domains/plans/plan-grants.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockApproved } from "./agree-terms.ts";
import { getPlanGrant } from "./get-plan-grant.ts";
import { fitProducts } from "./internal/fit-products.ts";
import { unscopedGetPlanStatus } from "./internal/plan-status.ts";
import { queuePlanMail } from "./internal/queue-plan-mail.ts";
import { settleShop } from "./internal/settle-shop.ts";
import { planGrants } from "./tables.ts";

type Input = { vendorId: string; planType: GrantablePlan; until: string; reason: string };

const day = 86_400_000;

/**
 * Puts an approved vendor that pays for no plan on one until a moment, without payment; then it falls back to its own by
 * itself. Replaces an earlier grant. Mails the vendor. BAD_REQUEST if the moment is past or more than two years ahead;
 * PLAN_NOT_CHANGEABLE while it subscribes or has enterprise terms; NOT_FOUND for no approved vendor. For administrators.
 */
export async function grantPlan(ctx: SignedInCtx, { vendorId, planType, reason, ...input }: Input) {
  const until = new Date(input.until);
  const ahead = until.getTime() - ctx.clock.now().getTime();
  if (ahead <= 0 || ahead > mostGrantDays * day)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "until", message: "out_of_range" }] });
  await inTransaction(ctx, async (tx) => {
    const vendor = await lockApproved(tx, vendorId);
    const before = await unscopedGetPlanStatus(tx, vendorId, { locks: true });
    if (before.status || before.hasTerms) throw new AppError("PLAN_NOT_CHANGEABLE");
    const granted = {
      ...{ planType, until, reason },
      ...{ grantedBy: tx.caller.userId, grantedAt: tx.clock.now() },
    };
    // What it falls back to is what held before the first grant.
    await tx.db
      .insert(planGrants)
      .values({ vendorId, ownExpiresAt: before.planExpiresAt, ...granted })
      .onConflictDoUpdate({ target: planGrants.vendorId, set: granted });
    await unscopedSetPlan(tx, vendorId, { planType, planExpiresAt: until });
    await fitProducts(tx, vendorId, planType);
    await settleShop(tx, vendorId);
    await queuePlanMail(tx, vendorId, { kind: "granted", when: until, planType, reason });
    await recordAction(tx, {
      ...{ action: "vendor.grant-plan", subject: { kind: "vendor", id: vendorId }, ownerId: vendor.ownerId },
      before: { planType: before.planType },
      after: { planType, until: until.toISOString() },
      reason,
    });
  });
  return getPlanGrant(ctx, { vendorId });
}
