import { countDistinct, eq } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";
import { products } from "./tables.ts";

/** How many vendors sell how many products from how many countries, now. Anybody may call. */
export async function getMarketCounts(
  ctx: Ctx,
): Promise<{ vendors: number; products: number; countries: number }> {
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
