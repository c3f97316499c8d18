import { and, asc, eq, gt } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";
import { products } from "./tables.ts";

export type SitemapProduct = { id: string; updatedAt: Date; imageUrls: string[] };
type Input = { after?: string | undefined; skip?: number | undefined; limit: number };

/** Products on sale by their ids, `limit` after the one named, or after so many. For the sitemap, which anybody may read. */
export function listSitemapProducts(
  { db }: Pick<Doors, "db">,
  { after, skip = 0, limit }: Input,
): Promise<SitemapProduct[]> {
  return db
    .select({ id: products.id, updatedAt: products.updatedAt, imageUrls: products.imageUrls })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(isOnSale, after ? gt(products.id, after) : undefined))
    .orderBy(asc(products.id))
    .offset(skip)
    .limit(limit);
}
