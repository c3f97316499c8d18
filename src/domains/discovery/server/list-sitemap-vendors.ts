import { and, asc, eq, gt, max } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

export type SitemapVendor = { id: string; updatedAt: Date | null };
type Input = { after?: string | undefined; skip?: number | undefined; limit: number };

/**
 * Vendors with products on sale by id, `limit` after the given one, or after an offset, with the time of their last
 * change. For the public sitemap.
 */
export function listSitemapVendors(
  { db }: Pick<Infra, "db">,
  { after, skip = 0, limit }: Input,
): Promise<SitemapVendor[]> {
  return db
    .select({ id: vendors.id, updatedAt: max(products.updatedAt) })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(isOnSale, after ? gt(vendors.id, after) : undefined))
    .groupBy(vendors.id)
    .orderBy(asc(vendors.id))
    .offset(skip)
    .limit(limit);
}
