import type { RunningPromotion } from "#domains/promotions/discounts.ts";
import { promotionKinds } from "#domains/promotions/promotion-rules.ts";
import type { seededRandom } from "./seeded-random.ts";

type Random = ReturnType<typeof seededRandom>;

/** Of a vendor or the platform, with and without limits, narrowed or not. */
export function randomPromotion(
  random: Random,
  index: number,
  vendors: readonly { id: string }[],
): RunningPromotion {
  const kind = random.pick(promotionKinds);
  const maybe = <Value>(value: Value) => random.pick([null, value]);
  return {
    id: `promotion-${index}`,
    vendorId: maybe(random.pick(vendors).id),
    name: `Promotion ${index}`,
    code: index === 1 ? "CODE-1" : null,
    kind,
    percentBasisPoints: kind === "percent" ? random.between(1, 9_000) : null,
    amountCents: kind === "amount" ? random.between(1, random.pick([500, 1_000_000])) : null,
    buyUnits: kind === "buyXGetY" ? random.between(1, 4) : null,
    getUnits: kind === "buyXGetY" ? random.between(1, 4) : null,
    productIds: random.pick([[], [`product-${random.between(0, 6)}`]]),
    categoryIds: random.pick([[], ["equipment"]]),
    vendorIds: [],
    isFirstOrderOnly: random.pick([false, false, true]),
    leastCents: random.pick([0, 0, random.between(0, 100_000)]),
    usesLeft: maybe(random.between(0, 2)),
    buyerUsesLeft: maybe(random.between(0, 2)),
    budgetLeftCents: maybe(random.between(0, random.pick([1_000, 10_000_000]))),
  };
}
