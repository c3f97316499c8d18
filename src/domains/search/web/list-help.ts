import type { ListProductsInput } from "#domains/search/contract.ts";

/** What is shown where nothing was found: the market's most popular products. */
export const popularList: ListProductsInput = { sort: "popular", page: 1 };

const longestTerm = 100;

/** What a search that found nothing may have meant; null where nothing was searched. */
export function suggestFor({ search }: ListProductsInput): { term: string } | null {
  return search ? { term: search.slice(0, longestTerm).trim() } : null;
}
