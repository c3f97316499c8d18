import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getSubscription } from "./get-subscription.ts";
import { clearScheduledChange } from "./internal/change-subscription.ts";
import { getOwnSubscription } from "./internal/own-subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Reverts a scheduled downgrade or cancellation: the caller's plan continues. PLAN_NOT_CHANGEABLE if nothing is
 * scheduled, PAYMENT_UNAVAILABLE. For vendors.
 */
export async function undoScheduledChange(ctx: SignedInCtx): Promise<SubscriptionView> {
  const { customerId, current } = await getOwnSubscription(ctx, "undo");
  await clearScheduledChange(ctx, current);
  await syncSubscription(ctx, { customerId });
  return getSubscription(ctx);
}
