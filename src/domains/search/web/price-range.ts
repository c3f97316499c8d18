import type { ListProductsInput } from "#domains/search/contract.ts";

const highest = 100_000;

type Problem = "notWhole" | "tooHigh" | "belowFrom";
export type PriceProblems = { min?: Problem; max?: Problem };

/** Two typed bounds in whole dollars, or the problem of each; an empty one is no bound. */
export function readPriceRange(
  from: string,
  to: string,
): { range: Pick<ListProductsInput, "min" | "max"> } | { problems: PriceProblems } {
  const [min, max] = [readDollars(from), readDollars(to)];
  const problems: PriceProblems = {};
  if (typeof min === "string") problems.min = min;
  if (typeof max === "string") problems.max = max;
  if (typeof min === "number" && typeof max === "number" && max < min) problems.max = "belowFrom";
  if (problems.min || problems.max) return { problems };
  return { range: { min: min as number | undefined, max: max as number | undefined } };
}

/** Whole dollars, the same in every language; the sign is part of the text around them. */
export const wholeDollars = (dollars: number): string => dollars.toLocaleString("en-US");

function readDollars(text: string): number | undefined | "notWhole" | "tooHigh" {
  const typed = text.trim().replace(/^\$\s*/, "");
  if (!typed) return undefined;
  if (!/^\d+$/.test(typed)) return "notWhole";
  return Number(typed) > highest ? "tooHigh" : Number(typed);
}
