import { useCartCost } from "#domains/cart/web/use-cart-cost.ts";
import { SummaryTotals } from "./summary-totals.tsx";

/** A visitor's totals, estimated for the address's country and state: a quote is made for an account. */
export default function EstimatedTotals({ goodsCents }: { goodsCents: number }) {
  const { cost, destination, isEstimating } = useCartCost();
  // Both are requested at once; sums of different carts are not mixed.
  const isKnown =
    cost !== undefined && cost.goodsCents === goodsCents && !(cost.taxNeedsState && !destination?.state);
  return (
    <SummaryTotals goodsCents={goodsCents} quote={isKnown ? cost : undefined} isCalculating={isEstimating} />
  );
}
