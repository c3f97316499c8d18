import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import { listPageSize, type ProductList } from "#domains/search/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { countFacets } from "./internal/count-facets.ts";
import { findIds } from "./internal/find-ids.ts";
import { keptAnswers, meaningOf, meantBy } from "./internal/kept-answers.ts";
import type { ListInput } from "./internal/list-filters.ts";

/** One page of 24 products on sale with the counts of every facet (decision 32). Price and stock are read now. Anybody may call. */
export async function listProducts(ctx: Ctx, input: ListInput): Promise<ProductList> {
  const kept = keptAnswers(ctx.freshness);
  const meaning = input.search ? await meaningOf(ctx, input.search) : undefined;
  const { sort, page, search, ...narrowed } = input;
  // Texts that mean the same find the same; only by relevance their very words count.
  const filter = JSON.stringify([meaning && meantBy(meaning), Object.entries(narrowed).sort()]);
  const text = sort === undefined || sort === "relevance" ? search : undefined;
  const [ids, counts] = await Promise.all([
    kept.ids.take(`${filter} ${sort} ${page} ${text}`, () => findIds(ctx.db, input, meaning?.terms)),
    kept.counts.take(filter, () => countFacets(ctx.db, input, meaning?.terms)),
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
