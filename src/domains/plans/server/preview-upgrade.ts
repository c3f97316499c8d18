import type { PaidPlan } from "#domains/plans/plan-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnSubscription } from "./internal/own-subscription.ts";
import { previewChange } from "./internal/preview-change.ts";

/**
 * What a larger plan costs now, the unused rest of the present one counted in, and a month from then on; in cents.
 * PLAN_NOT_CHANGEABLE where it is not a larger one, or the present state allows no change; PAYMENT_UNAVAILABLE. For vendors.
 */
export async function previewUpgrade(ctx: SignedInCtx, { planType }: { planType: PaidPlan }) {
  const { current } = await getOwnSubscription(ctx, "upgrade");
  const { dueNowCents, monthlyCents } = await previewChange(ctx, current, planType);
  return { dueNowCents, monthlyCents, currentPeriodEnd: current.currentPeriodEnd.toISOString() };
}
