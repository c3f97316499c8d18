import { and } from "drizzle-orm";
import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import { listPageSize, type ProductList } from "#domains/search/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { countFacets } from "./internal/count-facets.ts";
import { baseFilter, facetFilters, type ListInput, orderOf, priceFilter } from "./internal/list-filters.ts";
import { productSearch } from "./tables.ts";

/** One page of 24 products on sale with the counts of every facet (decision 32). Anybody may call. */
export async function listProducts(ctx: Ctx, input: ListInput): Promise<ProductList> {
  const { category, origin, roast, vendor } = facetFilters(input);
  const [found, counted] = await Promise.all([
    ctx.db
      .select({ id: productSearch.productId })
      .from(productSearch)
      .where(and(baseFilter(input), priceFilter(input), category, origin, roast, vendor))
      .orderBy(...orderOf(input))
      .limit(listPageSize)
      .offset((input.page - 1) * listPageSize),
    countFacets(ctx.db, input),
  ]);
  const items = await listProductCards(
    ctx,
    found.map((row) => row.id),
  );
  return { items, page: input.page, pageSize: listPageSize, ...counted, searchedFor: null };
}
