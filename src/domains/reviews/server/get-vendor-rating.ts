import { and, count, eq, sql, sum } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { productRatings, products } from "#domains/catalogue/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/** How much a vendor has on sale, and how buyers rate it: the average of all its published reviews, and their count; 0 where there are none. Anybody may call. */
export async function getVendorRating(
  { db }: Ctx,
  input: { vendorId: string },
): Promise<{ ratingAverage: number; reviewCount: number; productCount: number }> {
  const [row] = await db
    .select({
      ratingAverage:
        sql<number>`coalesce(round(sum(${productRatings.ratingSum})::numeric / nullif(sum(${productRatings.reviewCount}), 0), 2), 0)`.mapWith(
          Number,
        ),
      reviewCount: sql<number>`coalesce(${sum(productRatings.reviewCount)}, 0)`.mapWith(Number),
      productCount: count(),
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(and(eq(products.vendorId, input.vendorId), isOnSale));
  return row!;
}
