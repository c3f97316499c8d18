import { planTypeOf } from "#domains/plans/plan-table.ts";
import type { PromotionDraft, PromotionView } from "#domains/promotions/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { insertPromotion } from "./internal/insert-promotion.ts";

/**
 * Starts a promotion of the caller's own goods, which the shop pays from its own money; amounts in cents. FORBIDDEN on the plan
 * freemium; BAD_REQUEST for wrong dates or a code that is taken; NOT_FOUND for another vendor's products; CONFLICT above 50 that have not ended.
 * For vendors.
 */
export async function createPromotion(ctx: SignedInCtx, draft: PromotionDraft): Promise<PromotionView> {
  const vendorId = ownVendorId(ctx);
  const plan = planTypeOf(ctx.caller.vendor!.planType);
  if (plan === null || plan === "freemium") throw new AppError("FORBIDDEN");
  return inTransaction(ctx, (tx) => insertPromotion(tx, { vendorId, vendorIds: [] }, draft));
}
