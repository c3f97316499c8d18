import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";

/** Longer than the default: a user returning from a product finds the list and its scroll position. */
const keptMs = 30 * 60_000;

/** The list; while another one loads the previous stays, marked by `isPlaceholderData`. */
export function useProductList(input: ListProductsInput) {
  return useQuery({
    ...queries.search.listProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });
}
