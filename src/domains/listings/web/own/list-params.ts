import { href } from "react-router";
import { ownSorts, type ProductState, productStates } from "#domains/catalogue/product-bounds.ts";
import { withQuery } from "#kernel/with-query.ts";

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

/** The address of the list's part. */
export const ownListPath = ({ state, search, sort, page }: OwnListParams): string =>
  withQuery(href("/vendor/dashboard"), {
    tab: "products",
    ...{
      state,
      search,
      sort: sort === "newest" ? undefined : sort,
      page: page > 1 ? String(page) : undefined,
    },
  });

/** Where a product is edited. */
export const editPathOf = (productId: string): string =>
  withQuery(href("/vendor/dashboard"), { tab: "products", product: productId });
