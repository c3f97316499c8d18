import { count, eq } from "drizzle-orm";
import { type CategorySlug, categories, categoriesWithin } from "#domains/catalogue/categories.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";
import { countsProducts } from "./product-dependencies.ts";

/** The seven categories with the number of products on sale in each; equipment includes accessories. For visitors. */
export async function listCategories(
  ctx: Ctx,
): Promise<{ items: { slug: CategorySlug; productCount: number }[] }> {
  dependsOn(countsProducts);
  const rows = await ctx.db
    .select({ category: products.category, count: count() })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(isOnSale)
    .groupBy(products.category);
  const counts = new Map(rows.map((row) => [row.category, row.count]));
  return {
    items: categories.map(({ slug }) => ({
      slug,
      productCount: categoriesWithin(slug).reduce((sum, within) => sum + (counts.get(within) ?? 0), 0),
    })),
  };
}
