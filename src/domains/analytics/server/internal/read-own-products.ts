import { and, eq, isNull, sql } from "drizzle-orm";
import type { VendorOverview } from "#domains/analytics/contract.ts";
import { availableStock } from "#domains/catalogue/server/product-cards.ts";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Db } from "#platform/db/database.ts";

/** At this stock or below a product is shown as running low, to shoppers and to its vendor. */
const lowStock = 5;

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const onSale = sql`${products.isActive} and ${products.isApproved}`;
const stars = sql`coalesce(sum(${productRatings.reviewCount}), 0)`;

/** A vendor's products by state, and the average of their published ratings. Deleted ones do not count. */
export async function readOwnProducts(
  db: Db,
  vendorId: string,
): Promise<Pick<VendorOverview, "products" | "ratingAverage" | "reviewCount">> {
  const [row] = await db
    .select({
      total: countWhere(sql`true`),
      onSale: countWhere(onSale),
      waiting: countWhere(sql`not ${products.isApproved} and ${products.rejectedAt} is null`),
      rejected: countWhere(sql`${products.rejectedAt} is not null`),
      soldOut: countWhere(sql`${onSale} and ${availableStock} < 1`),
      lowStock: countWhere(sql`${onSale} and ${availableStock} between 1 and ${lowStock}`),
      ratingAverage:
        sql<number>`coalesce(round(sum(${productRatings.ratingSum})::numeric / nullif(${stars}, 0), 2), 0)`.mapWith(
          Number,
        ),
      reviewCount: sql<number>`${stars}`.mapWith(Number),
    })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(and(eq(products.vendorId, vendorId), isNull(products.deletedAt)));
  const { ratingAverage, reviewCount, ...counts } = row!;
  return { products: counts, ratingAverage, reviewCount };
}
