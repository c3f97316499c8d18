import { createHash } from "node:crypto";
import { isNull } from "drizzle-orm";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { fetchSubscription } from "./internal/fetch-subscription.ts";
import { openSubscriptionPage } from "./internal/open-subscription-page.ts";
import { ensurePrice } from "./internal/provider-prices.ts";
import { assertMay, findCustomer, getOwnStanding, type Standing } from "./internal/standing.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { vendorSubscriptions } from "./tables.ts";

/**
 * Opens the provider's hosted page on which the caller's shop subscribes to a plan; safe to repeat: a shop has one page open
 * and one subscription. PLAN_NOT_CHANGEABLE where it subscribes already or has terms of its own, PAYMENT_UNAVAILABLE. For vendors.
 */
export async function startSubscription(
  ctx: SignedInCtx,
  { planType }: { planType: PaidPlan },
): Promise<{ url: string }> {
  await ctx.limits.consume("plan_change", ctx.caller.userId);
  const standing = await getOwnStanding(ctx);
  assertMay(standing, "subscribe");
  const customerId = await ensureCustomer(ctx, standing);
  if ((await fetchSubscription(ctx, customerId)).current) {
    await syncSubscription(ctx, { customerId });
    throw new AppError("PLAN_NOT_CHANGEABLE");
  }
  const priceId = await ensurePrice(ctx, planType);
  return {
    url: await openSubscriptionPage(ctx, { vendorId: standing.vendorId, customerId, planType, priceId }),
  };
}

/** The shop's customer at the provider, made once: asked for twice at a time, the key makes it one. */
async function ensureCustomer(ctx: SignedInCtx, { vendorId, subscription }: Standing): Promise<string> {
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
