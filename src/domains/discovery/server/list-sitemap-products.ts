import { and, asc, eq, gt } from "drizzle-orm";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

export type SitemapProduct = { id: string; updatedAt: Date; imageUrls: string[] };
type Input = { after?: string | undefined; skip?: number | undefined; limit: number };

/** Products on sale by id, `limit` after the given one, or after an offset. For the public sitemap. */
export function listSitemapProducts(
  { db }: Pick<Infra, "db">,
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
