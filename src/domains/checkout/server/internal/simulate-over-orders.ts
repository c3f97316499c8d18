import type { PromotionEffect, PromotionTerms } from "#domains/promotions/contract.ts";
import type { RunningPromotion } from "#domains/promotions/discounts.ts";
import { assertScope } from "#domains/promotions/server/assert-scope.ts";
import { type DeliveryTerms, getDeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import { sumCents } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type PricedBasket, priceBasket, withoutPromotions } from "../price-basket.ts";
import { findBeginning, type PastOrder, readPastOrders } from "./read-past-orders.ts";

type Owner = { vendorId: string | null; vendorIds: string[] };

const days = 30;
const dayMs = 86_400_000;
/** The simulated one among those that an order used. */
const id = "simulated";

/**
 * What a promotion would have done with the orders of the last 30 days, in their order: each is priced as at checkout, with the
 * promotions that it used and once more with this one beside them, as far as its limits then go. Reads a page of orders at a time,
 * at most the latest 10,000, so that no other request waits for it. NOT_FOUND for products that are not the owner's and for unknown vendors.
 */
export async function simulateOverOrders(
  ctx: SignedInCtx,
  terms: PromotionTerms,
  owner: Owner,
): Promise<PromotionEffect> {
  await assertScope(ctx, { ...owner, productIds: terms.productIds });
  const until = ctx.clock.now();
  const from = new Date(until.getTime() - days * dayMs);
  const period = { from, until, vendorId: owner.vendorId };
  const [delivery, beginning] = [await getDeliveryTerms(ctx), await findBeginning(ctx, period)];
  const trial = newTrial(terms, owner, delivery);
  for await (const page of readPastOrders(ctx, period, beginning))
    for (const order of page) tryOn(order, trial);
  return {
    ...trial.effect,
    from: (beginning ? new Date(beginning.at) : from).toISOString(),
    until: until.toISOString(),
    isWhole: beginning === null,
  };
}

type Trial = ReturnType<typeof newTrial>;

function newTrial(terms: PromotionTerms, { vendorId, vendorIds }: Owner, delivery: DeliveryTerms) {
  const { mostUses, mostUsesPerBuyer, budgetCents, ...rest } = terms;
  const promotion: RunningPromotion = {
    ...rest,
    ...{ id, vendorId, vendorIds, name: "", code: null },
    percentBasisPoints: terms.percentBasisPoints ?? null,
    amountCents: terms.amountCents ?? null,
    buyUnits: terms.buyUnits ?? null,
    getUnits: terms.getUnits ?? null,
    usesLeft: mostUses ?? null,
    buyerUsesLeft: mostUsesPerBuyer ?? null,
    budgetLeftCents: budgetCents ?? null,
  };
  const effect: Omit<PromotionEffect, "from" | "until" | "isWhole"> = {
    orders: 0,
    used: { orders: 0, lines: 0, units: 0 },
    discount: { vendorCents: 0, platformCents: 0 },
    sales: { beforeCents: 0, afterCents: 0 },
    commission: { beforeCents: 0, afterCents: 0 },
    spent: null,
  };
  return { promotion, delivery, effect, usesOf: new Map<string, number>() };
}

function tryOn(order: PastOrder, trial: Trial): void {
  const { effect, promotion, usesOf } = trial;
  const price = (more: RunningPromotion[]) =>
    priceBasket(order.lines, {
      ...withoutPromotions,
      ...trial.delivery,
      ...{ taxBasisPoints: 0, isFirstOrder: order.isFirstOrder },
      promotions: [...order.promotions, ...more],
    });
  const before = price([]);
  const { buyerUsesLeft } = promotion;
  const uses = usesOf.get(order.buyerId) ?? 0;
  const forBuyer = { ...promotion, buyerUsesLeft: buyerUsesLeft === null ? null : buyerUsesLeft - uses };
  const after = price([forBuyer]);
  const cents = takenBy(after);
  effect.orders += 1;
  addFigures(effect, before, after, promotion.vendorId);
  if (cents === null) {
    const isLimited = promotion.usesLeft !== null || promotion.budgetLeftCents !== null;
    if (effect.spent || !isLimited) return;
    // Would it have counted without its limits?
    if (takenBy(price([{ ...forBuyer, usesLeft: null, budgetLeftCents: null }])) === null) return;
    effect.spent = { at: order.at.toISOString(), limit: promotion.usesLeft === 0 ? "uses" : "budget" };
    return;
  }
  usesOf.set(order.buyerId, uses + 1);
  if (promotion.usesLeft !== null) promotion.usesLeft -= 1;
  if (promotion.budgetLeftCents !== null) promotion.budgetLeftCents -= cents;
  effect.discount[promotion.vendorId === null ? "platformCents" : "vendorCents"] += cents;
  effect.used.orders += 1;
  for (const quantity of listLines(promotion, before, after)) {
    effect.used.lines += 1;
    effect.used.units += quantity;
  }
}

/** What the simulated promotion takes off, of the goods or their delivery; null where it does not count. */
const takenBy = ({ promotions }: PricedBasket): number | null =>
  promotions.find(({ promotionId }) => promotionId === id)?.cents ?? null;

const ownParcels = ({ parcels }: PricedBasket, vendorId: string | null) =>
  parcels.filter((parcel) => vendorId === null || parcel.vendorId === vendorId);

/** Sales and commission; of a vendor's own parcel alone. */
function addFigures(
  { sales, commission }: Trial["effect"],
  before: PricedBasket,
  after: PricedBasket,
  vendorId: string | null,
): void {
  const goods = (basket: PricedBasket) =>
    sumCents(ownParcels(basket, vendorId).map(({ goodsCents }) => goodsCents));
  const fees = (basket: PricedBasket) =>
    sumCents(
      ownParcels(basket, vendorId).flatMap(({ lines }) =>
        lines.map(({ commissionCents }) => commissionCents),
      ),
    );
  sales.beforeCents += goods(before);
  sales.afterCents += goods(after);
  commission.beforeCents += fees(before);
  commission.afterCents += fees(after);
}

/** The quantities of the lines that it is about: those with its discount, or those whose delivery became cheaper. */
function listLines(
  { kind, vendorId }: RunningPromotion,
  before: PricedBasket,
  after: PricedBasket,
): number[] {
  return ownParcels(after, vendorId).flatMap((parcel) => {
    const earlier = before.parcels.find((one) => one.vendorId === parcel.vendorId)!;
    const isCheaper = parcel.shippingCents < earlier.shippingCents;
    return parcel.lines
      .filter((line) =>
        kind === "freeDelivery"
          ? isCheaper
          : (vendorId === null ? line.platformDiscountCents : line.vendorDiscountCents) > 0,
      )
      .map(({ quantity }) => quantity);
  });
}
