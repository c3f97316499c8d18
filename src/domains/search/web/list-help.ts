import type { ListProductsInput } from "#domains/search/contract.ts";

/** Shown when nothing was found: the market's most popular products. */
export const popularList: ListProductsInput = { sort: "popular", page: 1 };

const longestTerm = 100;

/** Suggestions for a search without results; null if nothing was searched. */
export function suggestFor({ search }: ListProductsInput): { term: string } | null {
  return search ? { term: search.slice(0, longestTerm).trim() } : null;
}
