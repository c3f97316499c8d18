import type { PromotionDraft, PromotionTerms, PromotionView } from "#domains/promotions/contract.ts";
import {
  codeOf,
  codePattern,
  type PromotionKind,
  promotionBounds,
} from "#domains/promotions/promotion-rules.ts";
import { centsOf } from "#kernel/money.ts";

/** What the form holds, as typed. */
export type PromotionValues = {
  name: string;
  kind: PromotionKind;
  percent: string;
  amount: string;
  buy: string;
  get: string;
  code: string;
  categoryIds: string[];
  least: string;
  isFirstOrderOnly: boolean;
  ends: string;
  mostUses: string;
  mostUsesPerBuyer: string;
  budget: string;
};

export const emptyPromotion: PromotionValues = {
  name: "",
  kind: "percent",
  percent: "10",
  amount: "",
  buy: "2",
  get: "1",
  code: "",
  categoryIds: [],
  least: "",
  isFirstOrderOnly: false,
  ends: "",
  mostUses: "",
  mostUsesPerBuyer: "",
  budget: "",
};

export type PromotionField = Exclude<keyof PromotionValues, "kind" | "categoryIds" | "isFirstOrderOnly">;
export type PromotionProblem =
  | "name"
  | "percent"
  | "amount"
  | "units"
  | "code"
  | "taken"
  | "least"
  | "ends"
  | "count"
  | "budget";
export type PromotionProblems = Partial<Record<PromotionField, PromotionProblem>>;

const isWithin = (value: number | null, [least, most]: readonly [number, number]) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;
const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);
const basisPointsOf = (text: string) => {
  const typed = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return typed && Number(typed[1]) * 100 + Number((typed[2] ?? "").padEnd(2, "0"));
};

/** The day's last moment in UTC. */
const endOf = (day: string) => `${day}T23:59:59.999Z`;

/** What is wrong with each field; nothing where all is well. `today` is a day like 2026-12-01. */
export function problemsOf(values: PromotionValues, today: string): PromotionProblems {
  const { kind, name } = values;
  const isOptionalWrong = (text: string, check: (text: string) => boolean) =>
    text.trim() !== "" && !check(text);
  const found: [PromotionField, boolean, PromotionProblem][] = [
    ["name", !isWithin(name.trim().length, promotionBounds.name), "name"],
    [
      "percent",
      kind === "percent" && !isWithin(basisPointsOf(values.percent), promotionBounds.percent),
      "percent",
    ],
    ["amount", kind === "amount" && !isWithin(centsOf(values.amount), promotionBounds.amountCents), "amount"],
    ["buy", kind === "buyXGetY" && !isWithin(numberOf(values.buy), promotionBounds.units), "units"],
    ["get", kind === "buyXGetY" && !isWithin(numberOf(values.get), promotionBounds.units), "units"],
    ["code", isOptionalWrong(values.code, (text) => codePattern.test(codeOf(text))), "code"],
    [
      "least",
      isOptionalWrong(values.least, (text) => isWithin(centsOf(text), promotionBounds.leastCents)),
      "least",
    ],
    ["ends", isOptionalWrong(values.ends, (day) => day >= today && day <= yearAfter(today)), "ends"],
    [
      "mostUses",
      isOptionalWrong(values.mostUses, (text) => isWithin(numberOf(text), promotionBounds.uses)),
      "count",
    ],
    [
      "mostUsesPerBuyer",
      isOptionalWrong(values.mostUsesPerBuyer, (text) =>
        isWithin(numberOf(text), promotionBounds.usesPerBuyer),
      ),
      "count",
    ],
    [
      "budget",
      isOptionalWrong(values.budget, (text) => isWithin(centsOf(text), promotionBounds.budgetCents)),
      "budget",
    ],
  ];
  return Object.fromEntries(
    found.filter(([, isWrong]) => isWrong).map(([field, , problem]) => [field, problem]),
  );
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The checked values for the server. */
export function draftOf(values: PromotionValues): Omit<PromotionDraft, "productIds"> {
  const { kind, isFirstOrderOnly, categoryIds } = values;
  const optional = <Value>(text: string, read: (text: string) => Value) =>
    text.trim() === "" ? undefined : read(text);
  const draft = {
    name: values.name.trim(),
    kind,
    categoryIds,
    isFirstOrderOnly,
    leastCents: centsOf(values.least) ?? 0,
    code: optional(values.code, codeOf),
    percentBasisPoints: kind === "percent" ? basisPointsOf(values.percent)! : undefined,
    amountCents: kind === "amount" ? centsOf(values.amount)! : undefined,
    buyUnits: kind === "buyXGetY" ? Number(values.buy) : undefined,
    getUnits: kind === "buyXGetY" ? Number(values.get) : undefined,
    endsAt: optional(values.ends, endOf),
    mostUses: optional(values.mostUses, Number),
    mostUsesPerBuyer: optional(values.mostUsesPerBuyer, Number),
    budgetCents: kind === "freeDelivery" ? undefined : optional(values.budget, (text) => centsOf(text)!),
  };
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as Omit<
    PromotionDraft,
    "productIds"
  >;
}

type Terms = Partial<PromotionTerms> & Pick<PromotionTerms, "kind">;

/** What can be tried out of what is typed: null while something of it is missing or wrong. Name, code and dates don't count. */
export function typedTerms(values: PromotionValues): Terms | null {
  const tried = { ...values, code: "", ends: "" };
  const { name: _, ...problems } = problemsOf(tried, "");
  if (Object.keys(problems).length > 0) return null;
  const { name: __, ...terms } = draftOf(tried);
  return terms;
}

/** The terms of a promotion that was started. */
export function termsOf(promotion: PromotionView): Terms & { vendorIds?: string[] } {
  const { kind, percentBasisPoints, amountCents, buyUnits, getUnits, leastCents, isFirstOrderOnly } =
    promotion;
  const { mostUses, mostUsesPerBuyer, budgetCents, productIds, categoryIds, vendorIds, vendor } = promotion;
  const set = {
    percentBasisPoints,
    amountCents,
    buyUnits,
    getUnits,
    mostUses,
    mostUsesPerBuyer,
    budgetCents,
  };
  return {
    ...{ kind, leastCents, isFirstOrderOnly, productIds },
    categoryIds: categoryIds as PromotionTerms["categoryIds"],
    ...(vendor === null ? { vendorIds } : {}),
    ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== null)),
  };
}
