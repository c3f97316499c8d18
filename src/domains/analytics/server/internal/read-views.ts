import { and, eq, gte, lte, sql } from "drizzle-orm";
import { products, productViews } from "#domains/catalogue/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";

/** How often a vendor's products were looked at in a period. */
export async function readViews(db: Db, vendorId: string, { from, to }: Period): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${productViews.views}), 0)`.mapWith(Number) })
    .from(products)
    .innerJoin(productViews, eq(productViews.productId, products.id))
    .where(and(eq(products.vendorId, vendorId), gte(productViews.day, from), lte(productViews.day, to)));
  return row!.views;
}
