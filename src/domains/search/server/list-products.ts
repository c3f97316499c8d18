import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import { listPageSize, type ProductList } from "#domains/search/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { countFacets } from "./internal/count-facets.ts";
import { findIds } from "./internal/find-ids.ts";
import type { ListInput } from "./internal/list-filters.ts";
import { meaningOf, meantBy, resultCache } from "./internal/result-cache.ts";

/** One page of 24 products on sale with the counts of every facet (R32). Price and stock are current. For visitors. */
export async function listProducts(ctx: Ctx, input: ListInput): Promise<ProductList> {
  const cache = resultCache(ctx.invalidation);
  const meaning = input.search ? await meaningOf(ctx, input.search) : undefined;
  const { sort, page, search, ...narrowed } = input;
  // Texts of the same meaning find the same products; the exact words matter only for relevance.
  const filter = JSON.stringify([meaning && meantBy(meaning), Object.entries(narrowed).sort()]);
  const text = sort === undefined || sort === "relevance" ? search : undefined;
  const [ids, counts] = await Promise.all([
    cache.ids.take(`${filter} ${sort} ${page} ${text}`, () => findIds(ctx.db, input, meaning?.terms)),
    cache.counts.take(filter, () => countFacets(ctx.db, input, meaning?.terms)),
  ]);
  const items = await listProductCards(ctx, ids);
  return {
    items,
    page,
    pageSize: listPageSize,
    ...counts,
    searchedFor: meaning?.searchedFor ?? null,
  };
}
