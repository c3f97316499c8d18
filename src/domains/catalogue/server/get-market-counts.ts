import { count, countDistinct, eq, sql } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { type MarketCounts, marketCaches } from "./market-caches.ts";
import { isListed, isSelling } from "./product-cards.ts";
import { countsProducts } from "./product-dependencies.ts";

/** How many vendors sell how many products from how many countries, now. For visitors. */
export function getMarketCounts(ctx: Ctx): Promise<MarketCounts> {
  return marketCaches(ctx).counts.take("all", () => countMarket(ctx));
}

async function countMarket({ db }: Ctx): Promise<MarketCounts> {
  dependsOn(countsProducts);
  // By vendor first, from an index alone: a join of each product would read a million rows.
  const goods = db
    .select({ vendorId: products.vendorId, listed: count().as("listed") })
    .from(products)
    .where(isListed)
    .groupBy(products.vendorId)
    .as("goods");
  const [row] = await db
    .select({
      vendors: count(),
      products: sql`coalesce(sum(${goods.listed}), 0)`.mapWith(Number),
      countries: countDistinct(vendors.country),
    })
    .from(goods)
    .innerJoin(vendors, eq(vendors.id, goods.vendorId))
    .where(isSelling);
  return row!;
}
