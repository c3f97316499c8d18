import type { PlanAction } from "#domains/plans/plan-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { fetchSubscription, type ProviderSubscription } from "./fetch-subscription.ts";
import { assertMay, getOwnStanding, type Standing } from "./standing.ts";

export type OwnSubscription = { standing: Standing; customerId: string; current: ProviderSubscription };

/**
 * What the caller's shop subscribes to, asked of the provider, for something that its state allows; counted. Throws
 * PLAN_NOT_CHANGEABLE where it subscribes to nothing or the state forbids it, PAYMENT_UNAVAILABLE.
 */
export async function getOwnSubscription(ctx: SignedInCtx, action: PlanAction): Promise<OwnSubscription> {
  await ctx.limits.consume("plan_change", ctx.caller.userId);
  const standing = await getOwnStanding(ctx);
  assertMay(standing, action);
  const customerId = standing.subscription?.providerCustomerId;
  const { current } = customerId ? await fetchSubscription(ctx, customerId) : { current: null };
  if (!customerId || !current) throw new AppError("PLAN_NOT_CHANGEABLE");
  return { standing, customerId, current };
}
