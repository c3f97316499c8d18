import { countListedProducts } from "#domains/catalogue/server/count-listed-products.ts";
import { graceEndOf } from "#domains/plans/plan-life.ts";
import { freeMonthsEnd, plans } from "#domains/plans/plan-table.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnStanding } from "./internal/standing.ts";

/** Where the caller's plan stands: what it is, how much of it is used, until when, and what comes next. For vendors. */
export async function getSubscription(ctx: SignedInCtx): Promise<SubscriptionView> {
  const standing = await getOwnStanding(ctx);
  const { planType, planExpiresAt, subscription, state } = standing;
  const limits = planType ? plans[planType] : { maxProducts: 0, commissionBasisPoints: null };
  return {
    planType,
    state,
    isPaused: standing.isPaused,
    maxProducts: limits.maxProducts,
    commissionBasisPoints: limits.commissionBasisPoints,
    productCount: await countListedProducts(ctx, standing.vendorId),
    isBilled: subscription?.providerCustomerId != null,
    currentPeriodEnd: subscription?.currentPeriodEnd?.toISOString() ?? null,
    planExpiresAt: planExpiresAt?.toISOString() ?? null,
    graceEndsAt: graceEndOf(standing)?.toISOString() ?? null,
    changesAt:
      (
        subscription?.cancelAt ?? (standing.nextPlanType ? subscription?.currentPeriodEnd : null)
      )?.toISOString() ?? null,
    freeUntil: freeMonthsEnd(standing.sellingSince).toISOString(),
    nextPlanType: standing.nextPlanType,
    keptProductIds: subscription?.keptProductIds ?? [],
  };
}
