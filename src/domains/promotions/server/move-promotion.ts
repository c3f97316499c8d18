import { eq } from "drizzle-orm";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { movePromotionWithin, type PromotionMove } from "./internal/move-promotion.ts";
import { promotions } from "./tables.ts";

/**
 * Pauses, resumes or ends one of the caller's shop's promotions. NOT_FOUND for another's; CONFLICT if its state does not allow it.
 * For vendors.
 */
export function movePromotion(
  ctx: SignedInCtx,
  { promotionId, move }: { promotionId: string; move: PromotionMove },
): Promise<PromotionView> {
  const isMine = eq(promotions.vendorId, ownVendorId(ctx));
  return inTransaction(ctx, (tx) => movePromotionWithin(tx, promotionId, move, isMine));
}
