import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { isOnSale, listProductCards } from "#domains/catalogue/server/product-cards.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { featuredPlaces } from "#domains/promotions/promotion-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { featuredListings } from "./tables.ts";

const shown = 4;
const hour = 3_600_000;

/** A plan's places: a product stays chosen when its vendor leaves the plan, and is shown again once there is a place for it. */
const placesOfPlan = sql.join(
  [
    sql`case ${vendors.planType}`,
    ...Object.entries(featuredPlaces).map(([plan, places]) => sql`when ${plan} then ${places}::int`),
    sql`end`,
  ],
  sql` `,
);

/**
 * Up to four featured products that are on sale and in stock, of a category if one is named, at most one of each vendor. Which ones
 * changes with the hour, and everybody has the same chance: the order is drawn by the hour, whatever a vendor has paid. Of a vendor that
 * has chosen more than its plan has places for, those that it chose first count. For visitors.
 */
export async function listFeatured(
  ctx: Ctx,
  { category }: { category?: string | undefined },
): Promise<{ items: ProductCard[] }> {
  const { db, clock } = ctx;
  const draw = sql`md5(${products.id}::text || ${String(Math.floor(clock.now().getTime() / hour))})`;
  const chosen = db
    .select({
      productId: featuredListings.productId,
      rank: sql<number>`row_number() over (partition by ${featuredListings.vendorId} order by ${featuredListings.addedAt}, ${featuredListings.productId})`.as(
        "rank",
      ),
    })
    .from(featuredListings)
    .as("chosen");
  const drawn = db
    .selectDistinctOn([products.vendorId], { id: products.id, place: sql<string>`${draw}`.as("place") })
    .from(chosen)
    .innerJoin(products, eq(products.id, chosen.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(
      and(
        isOnSale,
        lte(chosen.rank, placesOfPlan),
        gt(stock.stockQuantity, stock.heldQuantity),
        category ? eq(products.category, category) : undefined,
      ),
    )
    .orderBy(products.vendorId, draw)
    .as("drawn");
  const rows = await db.select({ id: drawn.id }).from(drawn).orderBy(drawn.place).limit(shown);
  return {
    items: await listProductCards(
      ctx,
      rows.map(({ id }) => id),
    ),
  };
}
