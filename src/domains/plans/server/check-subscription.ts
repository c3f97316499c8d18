import { countListedProducts } from "#domains/listings/server/count-listed-products.ts";
import { plansLimits } from "#domains/plans/limits.ts";
import { type Plans, readPlans } from "#domains/settings/server/plan-terms.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnPlanStatus } from "./internal/plan-status.ts";

const notSubscribed = ({ freemium }: Plans) => ({
  subscribed: false,
  plan_type: "freemium" as const,
  status: null,
  product_limit: freemium.maxProducts,
  product_count: 0,
  commission_rate: freemium.commissionBasisPoints / 100,
  current_period_end: null,
  cancel_at_period_end: false,
  trial_ends_at: null,
});

/**
 * The caller's plan under the field names of R43: commission in percent, -1 products is unlimited, `trial_ends_at` is
 * the end of the free months. A user without a vendor record has not subscribed. TOO_MANY_REQUESTS after ten in a
 * minute. For any signed-in user.
 */
export async function checkSubscription(ctx: SignedInCtx) {
  await ctx.limits.consume(plansLimits.check, ctx.caller.userId);
  const { vendor } = ctx.caller;
  if (!vendor) return notSubscribed(await readPlans(ctx));
  const { planType, status, planExpiresAt, subscription, plans } = await getOwnPlanStatus(ctx);
  const limits = planType ? plans[planType] : { maxProducts: 0, commissionBasisPoints: 0 };
  return {
    subscribed: status !== null || planType === "enterprise",
    plan_type: planType ?? vendor.planType,
    status,
    product_limit: limits.maxProducts,
    product_count: await countListedProducts(ctx, vendor.id),
    commission_rate: limits.commissionBasisPoints / 100,
    current_period_end: subscription?.currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: subscription?.cancelAt != null,
    trial_ends_at: planType === "freemium" ? (planExpiresAt?.toISOString() ?? null) : null,
  };
}
