import { and, count, eq, sql, sum } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Dependency, dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/**
 * How many products a vendor has on sale, and its rating: average and count of all published reviews; 0 without any.
 * For visitors.
 */
export async function getVendorRating(
  { db }: Ctx,
  input: { vendorId: string },
): Promise<{ ratingAverage: number; reviewCount: number; productCount: number }> {
  dependsOn(ratesVendor(input.vendorId));
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

/** A rating does not say whose product it is of. */
const ratesVendor =
  (vendorId: string): Dependency =>
  ({ table, before, after }) =>
    table === "product_ratings" ||
    (table === "products" && [before, after].some((row) => row?.["vendor_id"] === vendorId)) ||
    (table === "vendors" && (after ?? before)?.["id"] === vendorId);
