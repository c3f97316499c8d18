import { countDistinct, eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";
import { countsProducts } from "./product-dependencies.ts";

/** How many vendors sell how many products from how many countries, now. For visitors. */
export async function getMarketCounts(
  ctx: Ctx,
): Promise<{ vendors: number; products: number; countries: number }> {
  dependsOn(countsProducts);
  const [row] = await ctx.db
    .select({
      vendors: countDistinct(vendors.id),
      products: countDistinct(products.id),
      countries: countDistinct(vendors.country),
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(isOnSale);
  return row!;
}
