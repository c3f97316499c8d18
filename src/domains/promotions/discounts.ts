import { allocateCents, basisPointsOf, sumCents } from "#kernel/money.ts";
import { type CodeProblem, mostOfGoods, type PromotionKind } from "./promotion-rules.ts";

/** A promotion that is running, and how often it was used. Amounts in cents. */
export type RunningPromotion = {
  id: string;
  /** Null: the platform's. */
  vendorId: string | null;
  name: string;
  code: string | null;
  kind: PromotionKind;
  percentBasisPoints: number | null;
  amountCents: number | null;
  buyUnits: number | null;
  getUnits: number | null;
  productIds: readonly string[];
  categoryIds: readonly string[];
  vendorIds: readonly string[];
  isFirstOrderOnly: boolean;
  leastCents: number;
  /** What is left of its uses, of this buyer's uses, and of its budget; null without a limit. */
  usesLeft: number | null;
  buyerUsesLeft: number | null;
  budgetLeftCents: number | null;
};
export type DiscountableLine = {
  productId: string;
  vendorId: string;
  category: string;
  quantity: number;
  unitPriceCents: number;
  commissionBasisPoints: number;
};
export type LineDiscount = { vendorCents: number; platformCents: number };
/** What one promotion takes off the goods of an order; a free delivery is 0 here. */
export type UsedPromotion = { promotion: RunningPromotion; cents: number };
export type Discounts = {
  /** One for each line, in their order. */
  lines: LineDiscount[];
  used: UsedPromotion[];
  /** The vendors that pay the delivery of their parcel themselves, and those of whose delivery the platform pays a part. */
  freeDelivery: { vendors: ReadonlySet<string>; platform: ReadonlySet<string> };
  /** The goods in cents that a vendor's parcel lacks until its vendor sends it free. */
  toFreeDelivery: ReadonlyMap<string, number>;
  codeProblem: CodeProblem | null;
};
type Buyer = { code: string | null; isFirstOrder: boolean };

const goodsOf = (line: DiscountableLine) => line.unitPriceCents * line.quantity;

/**
 * What promotions take off a basket. Of one vendor's promotions for its parcel the one that takes off the most counts, its code
 * included; of the platform's, one for the order, from what is then left. Free delivery comes beside both. The platform takes a
 * line's discount from its own commission on it and never more, so that nobody is paid what it did not earn. Every amount is
 * in whole cents, and no line becomes free.
 */
export function discountBasket(
  lines: readonly DiscountableLine[],
  running: readonly RunningPromotion[],
  buyer: Buyer,
): Discounts {
  const usable = running.map((promotion) => weigh(promotion, lines, buyer));
  const isCounted = (found: Weighed) => found.problem === null;
  const discounts = lines.map((): LineDiscount => ({ vendorCents: 0, platformCents: 0 }));
  const used: UsedPromotion[] = [];
  const freeDelivery = { vendors: new Set<string>(), platform: new Set<string>() };
  const toFreeDelivery = new Map<string, number>();
  const take = ({ promotion, parts }: Weighed, side: keyof LineDiscount) => {
    for (const [index, cents] of parts.entries()) discounts[index]![side] += cents;
    used.push({ promotion, cents: sumCents(parts) });
  };

  for (const vendorId of new Set(lines.map((line) => line.vendorId))) {
    const own = usable.filter((found) => found.promotion.vendorId === vendorId && isCounted(found));
    const best = bestOf(own);
    if (best) take(best, "vendorCents");
    const free = own.find(({ promotion }) => promotion.kind === "freeDelivery");
    if (free) {
      freeDelivery.vendors.add(vendorId);
      used.push({ promotion: free.promotion, cents: 0 });
    }
    const missing = usable.filter((found) => found.promotion.vendorId === vendorId).flatMap(missingOf);
    if (!free && missing.length > 0) toFreeDelivery.set(vendorId, Math.min(...missing));
  }

  const platform = usable.filter(({ promotion }) => promotion.vendorId === null).filter(isCounted);
  const fromCommission = platform
    .map((found) => ({ ...found, parts: boundByCommission(found.parts, lines, discounts) }))
    .filter((found) => isWithinBudget(found.promotion, found.parts));
  const best = bestOf(fromCommission);
  if (best) take(best, "platformCents");
  const free = platform.find(({ promotion }) => promotion.kind === "freeDelivery");
  if (free) {
    for (const [index, line] of lines.entries())
      if (free.covers[index]) freeDelivery.platform.add(line.vendorId);
    used.push({ promotion: free.promotion, cents: 0 });
  }
  return {
    lines: discounts,
    used,
    freeDelivery,
    toFreeDelivery,
    codeProblem: codeProblemOf(usable, used, buyer.code),
  };
}

type Weighed = {
  promotion: RunningPromotion;
  covers: boolean[];
  /** Of the lines that it covers, before discounts. */
  goodsCents: number;
  /** What it takes off each line. */
  parts: number[];
  problem: CodeProblem | null;
};

/** What a promotion alone takes off each line, or why nothing. */
function weigh(promotion: RunningPromotion, lines: readonly DiscountableLine[], buyer: Buyer): Weighed {
  const covers = lines.map((line) => isFor(promotion, line));
  const goodsCents = sumCents(lines.map((line, index) => (covers[index] ? goodsOf(line) : 0)));
  // No line becomes free.
  const parts = partsOf(promotion, lines, covers).map((cents, index) =>
    Math.min(cents, goodsOf(lines[index]!) - 1),
  );
  const nothing = promotion.kind !== "freeDelivery" && sumCents(parts) === 0;
  return {
    promotion,
    covers,
    goodsCents,
    parts,
    problem: problemOf(promotion, { goodsCents, isFirstOrder: buyer.isFirstOrder, parts, nothing }),
  };
}

/** What is missing to a free delivery that only asks for more goods. */
const missingOf = ({ promotion: { kind, leastCents }, goodsCents, problem }: Weighed): number[] =>
  kind === "freeDelivery" && problem === "tooLittle" ? [leastCents - goodsCents] : [];

function problemOf(
  promotion: RunningPromotion,
  {
    goodsCents,
    isFirstOrder,
    parts,
    nothing,
  }: { goodsCents: number; isFirstOrder: boolean; parts: number[]; nothing: boolean },
): CodeProblem | null {
  if (isNoneLeft(promotion.usesLeft)) return "usedUp";
  if (isNoneLeft(promotion.buyerUsesLeft)) return "usedByYou";
  if (promotion.isFirstOrderOnly && !isFirstOrder) return "notFirstOrder";
  if (goodsCents === 0) return "notForThese";
  if (goodsCents < promotion.leastCents) return "tooLittle";
  if (nothing) return promotion.kind === "buyXGetY" ? "tooLittle" : "notForThese";
  // The platform's is weighed again once it is bound by the commission.
  if (promotion.vendorId !== null && !isWithinBudget(promotion, parts)) return "usedUp";
  return isNoneLeft(promotion.budgetLeftCents) ? "usedUp" : null;
}

const isNoneLeft = (left: number | null) => left !== null && left <= 0;

const isWithinBudget = ({ budgetLeftCents }: RunningPromotion, parts: readonly number[]) =>
  budgetLeftCents === null || sumCents(parts) <= budgetLeftCents;

/** Whether a promotion applies to a line: a vendor's to its own goods alone. */
function isFor(
  promotion: Pick<RunningPromotion, "vendorId" | "vendorIds" | "productIds" | "categoryIds">,
  line: Pick<DiscountableLine, "vendorId" | "productId" | "category">,
): boolean {
  const isAmong = (list: readonly string[], id: string) => list.length === 0 || list.includes(id);
  return (
    (promotion.vendorId === null || promotion.vendorId === line.vendorId) &&
    isAmong(promotion.vendorIds, line.vendorId) &&
    isAmong(promotion.productIds, line.productId) &&
    isAmong(promotion.categoryIds, line.category)
  );
}

function partsOf(
  promotion: RunningPromotion,
  lines: readonly DiscountableLine[],
  covers: boolean[],
): number[] {
  const goods = lines.map((line, index) => (covers[index] ? goodsOf(line) : 0));
  switch (promotion.kind) {
    case "percent":
      return goods.map((cents) => basisPointsOf(cents, promotion.percentBasisPoints!));
    case "amount": {
      const most = Math.floor((sumCents(goods) * mostOfGoods) / 10_000);
      return allocateCents(Math.min(promotion.amountCents!, most), goods);
    }
    case "buyXGetY":
      return lines.map((line, index) =>
        covers[index] ? freeUnits(promotion, line) * line.unitPriceCents : 0,
      );
    case "freeDelivery":
      return goods.map(() => 0);
  }
}

/** Of every X + Y units of one product, Y cost nothing. */
const freeUnits = ({ buyUnits, getUnits }: RunningPromotion, { quantity }: DiscountableLine) =>
  Math.floor(quantity / (buyUnits! + getUnits!)) * getUnits!;

/** At most the platform's commission on each line, as it is after the vendor's discount. */
function boundByCommission(
  parts: readonly number[],
  lines: readonly DiscountableLine[],
  discounts: readonly LineDiscount[],
): number[] {
  return parts.map((cents, index) => {
    const line = lines[index]!;
    const left = goodsOf(line) - discounts[index]!.vendorCents;
    return Math.min(cents, basisPointsOf(left, line.commissionBasisPoints), left - 1);
  });
}

/** The one that takes off the most; of equal ones the first. */
function bestOf<Found extends Weighed>(found: readonly Found[]): Found | undefined {
  const money = found.filter(({ parts }) => sumCents(parts) > 0);
  return money.reduce<Found | undefined>(
    (best, one) => (best && sumCents(best.parts) >= sumCents(one.parts) ? best : one),
    undefined,
  );
}

function codeProblemOf(
  usable: readonly Weighed[],
  used: readonly UsedPromotion[],
  code: string | null,
): CodeProblem | null {
  if (code === null) return null;
  if (used.some(({ promotion }) => promotion.code === code)) return null;
  const found = usable.find(({ promotion }) => promotion.code === code);
  if (!found) return "unknown";
  if (found.problem) return found.problem;
  return isOnlyBeaten(found) ? "betterOne" : "usedUp";
}

/** A code that counts but is not used was beaten by another promotion, or its budget no longer covers this order. */
const isOnlyBeaten = ({ promotion, parts }: Weighed) => isWithinBudget(promotion, parts);
