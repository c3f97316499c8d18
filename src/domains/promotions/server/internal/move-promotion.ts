import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { promotions } from "../tables.ts";
import { unscopedSelectPromotions, viewPromotion } from "./view-promotion.ts";

/** The life of a promotion: from which states a move leads to which. Ended, it stays ended. */
const moves = {
  pause: { from: ["active"], to: "paused" },
  resume: { from: ["paused"], to: "active" },
  end: { from: ["active", "paused"], to: "ended" },
} as const;
export type PromotionMove = keyof typeof moves;

/**
 * Makes one move, in the caller's transaction. NOT_FOUND outside of `scope`, CONFLICT if its state does not allow it. An order that
 * has claimed it keeps it.
 */
export async function movePromotionWithin(
  tx: SignedInCtx,
  promotionId: string,
  move: PromotionMove,
  scope: SQL | undefined,
): Promise<PromotionView> {
  const isIt = and(eq(promotions.id, promotionId), scope);
  const { from, to } = moves[move];
  const moved = await tx.db
    .update(promotions)
    .set({ state: to })
    .where(and(isIt, inArray(promotions.state, [...from])))
    .returning({ id: promotions.id });
  const [row] = await unscopedSelectPromotions(tx, isIt);
  if (!row) throw new AppError("NOT_FOUND");
  if (moved.length === 0) throw new AppError("CONFLICT");
  return viewPromotion(row);
}
