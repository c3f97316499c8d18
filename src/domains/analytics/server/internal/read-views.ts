import { and, eq, gte, lte, sql } from "drizzle-orm";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";

/** The views of a vendor's products in a period. */
export async function readViews(db: Db, vendorId: string, { from, to }: Period): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${productViews.views}), 0)`.mapWith(Number) })
    .from(products)
    .innerJoin(productViews, eq(productViews.productId, products.id))
    .where(and(eq(products.vendorId, vendorId), gte(productViews.day, from), lte(productViews.day, to)));
  return row!.views;
}
