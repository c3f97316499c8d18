import type { PaidPlan } from "#domains/plans/plan-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnSubscription } from "./internal/own-subscription.ts";
import { previewChange } from "./internal/preview-change.ts";

/**
 * What a larger plan costs now, after crediting the rest of the present one, and per month after that; in cents.
 * PLAN_NOT_CHANGEABLE if it is not larger, or the state allows no change; PAYMENT_UNAVAILABLE. For vendors.
 */
export async function previewUpgrade(ctx: SignedInCtx, { planType }: { planType: PaidPlan }) {
  const { current } = await getOwnSubscription(ctx, "upgrade");
  const { dueNowCents, monthlyCents } = await previewChange(ctx, current, planType);
  return { dueNowCents, monthlyCents, currentPeriodEnd: current.currentPeriodEnd.toISOString() };
}
