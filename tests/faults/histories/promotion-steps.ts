import { createPlatformPromotion } from "#domains/promotions/server/create-platform-promotion.ts";
import { createPromotion } from "#domains/promotions/server/create-promotion.ts";
import { movePromotion } from "#domains/promotions/server/move-promotion.ts";
import { movePromotionAsAdmin } from "#domains/promotions/server/move-promotion-as-admin.ts";
import { outcomeOf, type World } from "./world.ts";

/** A vendor or the platform starts to take something off, by itself or with a code, within limits or not. */
export function promote(world: World): Promise<string> {
  const { random, stalls, admin, promotions } = world;
  const maybe = <Value>(value: Value) => random.pick([undefined, undefined, value]);
  const kind = random.pick(["percent", "amount", "freeDelivery", "buyXGetY"] as const);
  const { ctx, productIds, vendorId } = random.pick(stalls);
  const draft = {
    ...{ name: "Harvest week", kind, code: maybe(`H-${random.between(100_000, 999_999_999)}`) },
    percentBasisPoints: kind === "percent" ? random.between(100, 9_000) : undefined,
    amountCents: kind === "amount" ? random.between(50, random.pick([500, 100_000])) : undefined,
    ...(kind === "buyXGetY" ? { buyUnits: random.between(1, 2), getUnits: 1 } : {}),
    productIds: random.pick([[], [random.pick(productIds)]]),
    categoryIds: [],
    isFirstOrderOnly: random.pick([false, false, true]),
    leastCents: random.pick([0, 0, random.between(1, 4_000)]),
    mostUses: maybe(random.between(1, 2)),
    mostUsesPerBuyer: maybe(1),
    budgetCents: kind === "freeDelivery" ? undefined : maybe(random.between(100, 3_000)),
  };
  const isPlatforms = random.between(0, 2) === 0;
  // Of this history's vendors alone: others share the market.
  const made = isPlatforms
    ? createPlatformPromotion(admin, { ...draft, vendorIds: [vendorId] })
    : createPromotion(ctx, draft);
  return outcomeOf(
    made.then(({ id, code }) => promotions.push({ id, code, owner: isPlatforms ? undefined : ctx })),
  ).then((outcome) => `${isPlatforms ? "platform's" : "vendor's"} ${kind}: ${outcome}`);
}

/** Its owner stops it, for now or for good, or lets it go on. */
export function movePromoted({ random, promotions, admin }: World): Promise<string> | undefined {
  if (promotions.length === 0) return undefined;
  const { id: promotionId, owner } = random.pick(promotions);
  const move = random.pick(["pause", "resume", "end"] as const);
  const moved = owner
    ? movePromotion(owner, { promotionId, move })
    : movePromotionAsAdmin(admin, { promotionId, move, reason: "Over" });
  return outcomeOf(moved).then((outcome) => `${move}: ${outcome}`);
}
