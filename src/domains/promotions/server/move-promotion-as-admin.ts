import { recordAction } from "#domains/audit/server/record-action.ts";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { movePromotionWithin, type PromotionMove } from "./internal/move-promotion.ts";
import { notifyOwner } from "./internal/notify-owner.ts";

type Input = { promotionId: string; move: PromotionMove; reason: string };

/**
 * Pauses, resumes or ends any promotion, with a reason that its vendor is told. NOT_FOUND; CONFLICT if its state does not allow it. For
 * administrators.
 */
export function movePromotionAsAdmin(
  ctx: SignedInCtx,
  { promotionId, move, reason }: Input,
): Promise<PromotionView> {
  return inTransaction(ctx, async (tx) => {
    const moved = await movePromotionWithin(tx, promotionId, move, undefined);
    const ownerId =
      moved.vendor && (await notifyOwner(tx, moved.vendor.id, { promotion: moved, move, reason }));
    await recordAction(tx, {
      ...{ action: `promotion.${move}`, subject: { kind: "promotion", id: promotionId }, ownerId, reason },
      after: { phase: moved.phase },
    });
    return moved;
  });
}
