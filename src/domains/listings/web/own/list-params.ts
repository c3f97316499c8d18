import { ownSorts, type ProductState, productStates } from "#domains/catalogue/product-bounds.ts";

type OwnSort = (typeof ownSorts)[number];

export type OwnListParams = { state?: ProductState; search?: string; sort: OwnSort; page: number };

/** The list's parameters in the address; anything else is ignored. */
export function readOwnListParams(params: URLSearchParams): OwnListParams {
  const state = productStates.find((one) => one === params.get("state"));
  const search = params.get("search")?.trim().slice(0, 100);
  return {
    ...(state ? { state } : {}),
    ...(search ? { search } : {}),
    sort: ownSorts.find((one) => one === params.get("sort")) ?? "newest",
    page: Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), 10_000),
  };
}
