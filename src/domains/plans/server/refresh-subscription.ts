import { plansLimits } from "#domains/plans/limits.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getSubscription } from "./get-subscription.ts";
import { getOwnPlanStatus } from "./internal/plan-status.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Refreshes the caller's subscription from the provider, after returning from its pages, and returns the current
 * view. Events alone would suffice. PAYMENT_UNAVAILABLE. For vendors.
 */
export async function refreshSubscription(ctx: SignedInCtx): Promise<SubscriptionView> {
  await ctx.limits.consume(plansLimits.change, ctx.caller.userId);
  const customerId = (await getOwnPlanStatus(ctx)).subscription?.providerCustomerId;
  if (customerId) await syncSubscription(ctx, { customerId });
  return getSubscription(ctx);
}
