import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";

/** Longer than the cache's rule: who comes back from reading a product finds the list, and the place in it. */
const keptMs = 30 * 60_000;

/** The list; while another one is on its way the former stays, and `isPlaceholderData` says so. */
export function useProductList(input: ListProductsInput) {
  return useQuery({
    ...queries.search.listProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });
}
