import type { PromotionPhase } from "#domains/promotions/promotion-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedListPromotions } from "./internal/view-promotion.ts";

type Input = {
  phase?: PromotionPhase | undefined;
  owner?: "platform" | "vendors" | undefined;
  cursor?: string | undefined;
};

/** A page of 25 of all promotions, the latest first. For administrators. */
export function listPromotions(ctx: SignedInCtx, input: Input) {
  return unscopedListPromotions(ctx, undefined, input);
}
