/**
 * What a promotion takes off: a percentage or an amount of the goods it applies to, the price of their delivery, or of every
 * X + Y units of a product the price of Y.
 */
export const promotionKinds = ["percent", "amount", "freeDelivery", "buyXGetY"] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** What its owner has set. Whether it can be used now also depends on its dates, its limits and the buyer. */
export const promotionStates = ["active", "paused", "ended"] as const;

/** Where it stands for its owner: `planned` before its first moment, `over` after its last, `usedUp` at a limit. */
export const promotionPhases = ["planned", "running", "paused", "usedUp", "over"] as const;
export type PromotionPhase = (typeof promotionPhases)[number];

/** Why a code takes nothing off. `unknown`: there is none, or it has not begun, has ended or is paused. */
export const codeProblems = [
  "unknown",
  "usedUp",
  "usedByYou",
  "notFirstOrder",
  "notForThese",
  "tooLittle",
  "betterOne",
] as const;
export type CodeProblem = (typeof codeProblems)[number];

/** Letters, digits and dashes; compared in capitals. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,23}$/;
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

export const promotionBounds = {
  name: [3, 60],
  /** In basis points. Nothing is given away whole: no line, and no order, costs nothing. */
  percent: [100, 9_000],
  amountCents: [50, 100_000],
  units: [1, 20],
  leastCents: [0, 1_000_000],
  uses: [1, 1_000_000],
  usesPerBuyer: [1, 100],
  budgetCents: [100, 100_000_000],
  days: 366,
  products: 200,
  categories: 7,
  vendors: 200,
  /** Of one vendor, or of the platform, that have not ended. */
  open: 50,
} as const;

/** The largest part of the goods it applies to that an amount takes off, in basis points. */
export const mostOfGoods = 9_000;

/** How many products a plan may have among the featured ones. */
export const featuredPlaces = { freemium: 0, basic: 0, premium: 3, enterprise: 10 } as const;
