import { and, count, eq, sql, sum } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Dependency, dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { vendorFigures } from "./tables.ts";

/** From so many conversations or parcels on a figure says something. */
const fewest = 5;

/**
 * How many products a vendor has on sale, its rating (average and count of all published reviews; 0 without any), and how it
 * answers and dispatches, as of last night; null under five conversations or parcels. For visitors.
 */
export async function getVendorRating({ db }: Ctx, input: { vendorId: string }) {
  dependsOn(ratesVendor(input.vendorId));
  const ofVendor = db.select().from(vendorFigures).where(eq(vendorFigures.vendorId, input.vendorId));
  const [[row], [figures]] = await Promise.all([
    db
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
      .where(and(eq(products.vendorId, input.vendorId), isOnSale)),
    ofVendor,
  ]);
  const { answered = 0, firstReplyMinutes = null, dispatched = 0, dispatchedInTime = 0 } = figures ?? {};
  return {
    ...row!,
    firstReplyMinutes: answered >= fewest ? firstReplyMinutes : null,
    dispatchedInTime:
      dispatched >= fewest ? Math.round((dispatchedInTime / dispatched) * 1_000) / 1_000 : null,
  };
}

/** A rating does not say whose product it is of. */
const ratesVendor =
  (vendorId: string): Dependency =>
  ({ table, before, after }) =>
    table === "product_ratings" ||
    (table === "vendor_figures" && (after ?? before)?.vendor_id === vendorId) ||
    (table === "products" && [before, after].some((row) => row?.vendor_id === vendorId)) ||
    (table === "vendors" && (after ?? before)?.id === vendorId);
