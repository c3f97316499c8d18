import { countListedProducts } from "#domains/listings/server/count-listed-products.ts";
import { graceEndOf } from "#domains/plans/plan-life.ts";
import { freeMonthsEnd } from "#domains/plans/plan-table.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnPlanStatus } from "./internal/plan-status.ts";

/** The state of the caller's plan: usage, period, and what comes next. For vendors. */
export async function getSubscription(ctx: SignedInCtx): Promise<SubscriptionView> {
  const status = await getOwnPlanStatus(ctx);
  const { planType, planExpiresAt, subscription, state } = status;
  const limits = planType
    ? status.plans[planType]
    : { maxProducts: 0, commissionBasisPoints: null, priceCents: 0 };
  return {
    planType,
    state,
    isPaused: status.isPaused,
    maxProducts: limits.maxProducts,
    commissionBasisPoints: limits.commissionBasisPoints,
    // A running subscription keeps the price that it was taken at.
    priceCents: subscription?.priceCents ?? limits.priceCents,
    productCount: await countListedProducts(ctx, status.vendorId),
    isBilled: subscription?.providerCustomerId != null,
    currentPeriodEnd: subscription?.currentPeriodEnd?.toISOString() ?? null,
    planExpiresAt: planExpiresAt?.toISOString() ?? null,
    graceEndsAt: graceEndOf(status)?.toISOString() ?? null,
    changesAt:
      (
        subscription?.cancelAt ?? (status.nextPlanType ? subscription?.currentPeriodEnd : null)
      )?.toISOString() ?? null,
    freeUntil: freeMonthsEnd(status.sellingSince).toISOString(),
    nextPlanType: status.nextPlanType,
    keptProductIds: subscription?.keptProductIds ?? [],
  };
}
