import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getSubscription } from "./get-subscription.ts";
import { getOwnStanding } from "./internal/standing.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Asks the provider how the caller's subscription stands, for whoever comes back from its pages, and answers what is true now.
 * The events alone would be enough. PAYMENT_UNAVAILABLE. For vendors.
 */
export async function refreshSubscription(ctx: SignedInCtx): Promise<SubscriptionView> {
  await ctx.limits.consume("plan_change", ctx.caller.userId);
  const customerId = (await getOwnStanding(ctx)).subscription?.providerCustomerId;
  if (customerId) await syncSubscription(ctx, { customerId });
  return getSubscription(ctx);
}
