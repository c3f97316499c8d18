import type * as z from "zod";
import type { Suggestions, suggestInput } from "#domains/search/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { listProducts } from "./list-products.ts";

/** What a text may become while it is typed: the first products, their vendors and categories. Anybody may call. */
export async function suggest(ctx: Ctx, { term }: z.output<typeof suggestInput>): Promise<Suggestions> {
  const { items, facets } = await listProducts(ctx, { search: term, page: 1 });
  return {
    terms: items.slice(0, 4).map((item) => item.name.slice(0, 100)),
    products: items.slice(0, 5).map(({ id, name, imageUrl, priceCents, vendor }) => ({
      id,
      name,
      imageUrl,
      priceCents,
      companyName: vendor.companyName,
    })),
    vendors: facets.vendor
      .slice(0, 3)
      .map(({ value, label }) => ({ id: value, companyName: label, country: "CO" })),
    categories: facets.category.slice(0, 2).map(({ value, count }) => ({ slug: value, count })),
  };
}
