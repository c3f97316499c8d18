import { checkoutLimits } from "#domains/checkout/limits.ts";
import type { PromotionEffect, PromotionTerms } from "#domains/promotions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { simulateOverOrders } from "./internal/simulate-over-orders.ts";

/**
 * What a promotion of the caller's own goods would have done with the shop's orders of the last 30 days, amounts in cents. Buyers who
 * could have used its code count as if they had. Reads only. NOT_FOUND for another vendor's products; TOO_MANY_REQUESTS above 60 in 5 minutes. For vendors.
 */
export async function simulatePromotion(ctx: SignedInCtx, terms: PromotionTerms): Promise<PromotionEffect> {
  await ctx.limits.consume(checkoutLimits.simulation, ctx.caller.userId);
  return simulateOverOrders(ctx, terms, { vendorId: ownVendorId(ctx), vendorIds: [] });
}
