import type { ListProductsInput } from "#domains/search/contract.ts";

export type FilterName = "search" | "category" | "origin" | "roast" | "vendor" | "language" | "price";

/** The change that removes each filter. */
export const filterRemoval: Record<FilterName, Partial<ListProductsInput>> = {
  search: { search: undefined },
  category: { category: undefined },
  origin: { origin: undefined },
  roast: { roast: undefined },
  vendor: { vendor: undefined },
  language: { language: undefined },
  price: { min: undefined, max: undefined },
};

/** The active filters of a list, in display order. */
export function listFilters(input: ListProductsInput, isCategoryFixed: boolean): FilterName[] {
  const isSet: Record<FilterName, boolean> = {
    search: Boolean(input.search),
    category: Boolean(input.category) && !isCategoryFixed,
    origin: Boolean(input.origin),
    roast: Boolean(input.roast),
    vendor: Boolean(input.vendor),
    language: Boolean(input.language),
    price: input.min !== undefined || input.max !== undefined,
  };
  return (Object.keys(isSet) as FilterName[]).filter((name) => isSet[name]);
}
