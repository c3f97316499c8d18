import { and, asc, eq, gt, max } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";
import { products } from "./tables.ts";

export type SitemapVendor = { id: string; updatedAt: Date | null };
type Input = { after?: string | undefined; skip?: number | undefined; limit: number };

/** Vendors with something on sale by their ids, `limit` after the one named, or after so many, and when what they sell last changed. For the sitemap, which anybody may read. */
export function listSitemapVendors(
  { db }: Pick<Doors, "db">,
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
