import { plansLimits } from "#domains/plans/limits.ts";
import type { PlanAction } from "#domains/plans/plan-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { fetchSubscription, type ProviderSubscription } from "./fetch-subscription.ts";
import { assertMay, getOwnPlanStatus, type PlanStatus } from "./plan-status.ts";

export type OwnSubscription = { status: PlanStatus; customerId: string; current: ProviderSubscription };

/**
 * The subscription of the caller's shop, fetched from the provider, for an action that its state allows; rate
 * limited. PLAN_NOT_CHANGEABLE without a subscription or if the state forbids it, PAYMENT_UNAVAILABLE.
 */
export async function getOwnSubscription(ctx: SignedInCtx, action: PlanAction): Promise<OwnSubscription> {
  await ctx.limits.consume(plansLimits.change, ctx.caller.userId);
  const status = await getOwnPlanStatus(ctx);
  assertMay(status, action);
  const customerId = status.subscription?.providerCustomerId;
  const { current } = customerId ? await fetchSubscription(ctx, customerId) : { current: null };
  if (!customerId || !current) throw new AppError("PLAN_NOT_CHANGEABLE");
  return { status, customerId, current };
}
