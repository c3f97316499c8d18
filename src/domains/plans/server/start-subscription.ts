import { createHash } from "node:crypto";
import { isNull } from "drizzle-orm";
import { plansLimits } from "#domains/plans/limits.ts";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { fetchSubscription } from "./internal/fetch-subscription.ts";
import { openSubscriptionPage } from "./internal/open-subscription-page.ts";
import { assertMay, findCustomer, getOwnPlanStatus, type PlanStatus } from "./internal/plan-status.ts";
import { ensurePrice } from "./internal/provider-prices.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { vendorSubscriptions } from "./tables.ts";

/**
 * Opens the provider's hosted page to subscribe the caller's shop to a plan; safe to repeat: a shop has one open page
 * and one subscription. PLAN_NOT_CHANGEABLE if it already subscribes or has enterprise terms, PAYMENT_UNAVAILABLE.
 * For vendors.
 */
export async function startSubscription(
  ctx: SignedInCtx,
  { planType }: { planType: PaidPlan },
): Promise<{ url: string }> {
  await ctx.limits.consume(plansLimits.change, ctx.caller.userId);
  const status = await getOwnPlanStatus(ctx);
  assertMay(status, "subscribe");
  const customerId = await ensureCustomer(ctx, status);
  if ((await fetchSubscription(ctx, customerId)).current) {
    await syncSubscription(ctx, { customerId });
    throw new AppError("PLAN_NOT_CHANGEABLE");
  }
  const priceId = await ensurePrice(ctx, planType);
  return {
    url: await openSubscriptionPage(ctx, { vendorId: status.vendorId, customerId, planType, priceId }),
  };
}

/** The shop's customer at the provider, created once: the idempotency key unites concurrent calls. */
async function ensureCustomer(ctx: SignedInCtx, { vendorId, subscription }: PlanStatus): Promise<string> {
  if (subscription?.providerCustomerId) return subscription.providerCustomerId;
  const params = {
    email: ctx.caller.email,
    name: ctx.caller.vendor!.companyName,
    metadata: { vendor_id: vendorId },
  };
  const hash = createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 32);
  const customer = await reachProvider(ctx, () =>
    ctx.cards.stripe.customers.create(params, { idempotencyKey: `customer-${vendorId}-${hash}` }),
  );
  await ctx.db
    .insert(vendorSubscriptions)
    .values({ vendorId, providerCustomerId: customer.id })
    .onConflictDoUpdate({
      target: vendorSubscriptions.vendorId,
      set: { providerCustomerId: customer.id },
      setWhere: isNull(vendorSubscriptions.providerCustomerId),
    });
  return (await findCustomer(ctx, vendorId))!;
}
