import type { PaidPlan } from "#domains/plans/plan-table.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getSubscription } from "./get-subscription.ts";
import type { ProviderSubscription } from "./internal/fetch-subscription.ts";
import { getOwnSubscription } from "./internal/own-subscription.ts";
import { type PlanChange, previewChange } from "./internal/preview-change.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Upgrades the caller's shop at once, charging the rest of the period to its card: never more than `dueNowCents`,
 * which the vendor saw (QUOTE_EXPIRED otherwise). CARD_REFUSED changes nothing. PLAN_NOT_CHANGEABLE if the plan is
 * not larger or the state forbids it, PAYMENT_UNAVAILABLE. For vendors.
 */
export async function upgradePlan(
  ctx: SignedInCtx,
  { planType, dueNowCents }: { planType: PaidPlan; dueNowCents: number },
): Promise<SubscriptionView> {
  const { customerId, current } = await getOwnSubscription(ctx, "upgrade");
  // A second click, after the first has succeeded.
  if (current.planType !== planType) {
    const change = await previewChange(ctx, current, planType);
    if (change.dueNowCents > dueNowCents) throw new AppError("QUOTE_EXPIRED");
    await upgradeAtProvider(ctx, current, change);
  }
  await syncSubscription(ctx, { customerId });
  return getSubscription(ctx);
}

async function upgradeAtProvider(
  ctx: SignedInCtx,
  { id, itemId }: ProviderSubscription,
  { priceId, prorationDate }: PlanChange,
): Promise<void> {
  await reachProvider(ctx, () =>
    // Without an idempotency key: a declined card may be retried at once, and a second click changes nothing.
    ctx.cards.stripe.subscriptions.update(id, {
      items: [{ id: itemId, price: priceId }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      ...(prorationDate ? { proration_date: prorationDate } : {}),
    }),
  );
}
