import { recordAction } from "#domains/audit/server/record-action.ts";
import type { PromotionDraft, PromotionView } from "#domains/promotions/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { insertPromotion } from "./internal/insert-promotion.ts";

/**
 * Starts a promotion of the platform, for all vendors or the named ones; amounts in cents. Each order pays it from the platform's
 * own commission and never above it. NOT_FOUND for an unknown vendor, BAD_REQUEST and CONFLICT as for vendors. For administrators.
 */
export function createPlatformPromotion(
  ctx: SignedInCtx,
  { vendorIds, ...draft }: PromotionDraft & { vendorIds: string[] },
): Promise<PromotionView> {
  return inTransaction(ctx, async (tx) => {
    const made = await insertPromotion(tx, { vendorId: null, vendorIds: [...new Set(vendorIds)] }, draft);
    const { kind, percentBasisPoints, amountCents, budgetCents, mostUses } = made;
    await recordAction(tx, {
      ...{ action: "promotion.create", subject: { kind: "promotion", id: made.id } },
      after: { kind, percentBasisPoints, amountCents, budgetCents, mostUses },
    });
    return made;
  });
}
