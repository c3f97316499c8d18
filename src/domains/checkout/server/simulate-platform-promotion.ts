import { checkoutLimits } from "#domains/checkout/limits.ts";
import type { PromotionEffect, PromotionTerms } from "#domains/promotions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { simulateOverOrders } from "./internal/simulate-over-orders.ts";

/**
 * What a promotion of the platform would have done with all orders of the last 30 days, at most the latest 10,000; amounts in cents.
 * Reads only. NOT_FOUND for unknown products and vendors; TOO_MANY_REQUESTS above 60 in 5 minutes. For administrators.
 */
export async function simulatePlatformPromotion(
  ctx: SignedInCtx,
  { vendorIds, ...terms }: PromotionTerms & { vendorIds: string[] },
): Promise<PromotionEffect> {
  await ctx.limits.consume(checkoutLimits.simulation, ctx.caller.userId);
  return simulateOverOrders(ctx, terms, { vendorId: null, vendorIds });
}
