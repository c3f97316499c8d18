import { eq } from "drizzle-orm";
import type { PromotionPhase } from "#domains/promotions/promotion-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { unscopedListPromotions } from "./internal/view-promotion.ts";
import { promotions } from "./tables.ts";

/** A page of 25 of the caller's shop's promotions, the latest first. For vendors. */
export function listMyPromotions(
  ctx: SignedInCtx,
  input: { phase?: PromotionPhase | undefined; cursor?: string | undefined },
) {
  return unscopedListPromotions(ctx, eq(promotions.vendorId, ownVendorId(ctx)), input);
}
