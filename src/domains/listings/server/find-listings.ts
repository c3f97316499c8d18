import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { contentOf } from "./product-content.ts";
import { productRevisions, products, type RevisionContent } from "./tables.ts";

/** A vendor's product as its own edits see it. */
export type Listing = Pick<
  typeof products.$inferSelect,
  "id" | "sku" | "priceCents" | "mostUnits" | "isApproved" | "rejectedAt" | "rejectionReason" | "submittedAt"
> & {
  stockQuantity: number;
  content: RevisionContent;
  /** The content of the edit that waits for approval. */
  waiting: RevisionContent | null;
};

type Wanted = { ids: readonly string[]; skus: readonly string[]; lock: boolean };

/**
 * A vendor's products with one of these ids or skus, in the order of their ids. `lock`: no one else changes them until the
 * caller's transaction ends. For bulk work, whose caller has checked the vendor.
 */
export async function findListings(
  db: Db,
  vendorId: string,
  { ids, skus, lock }: Wanted,
): Promise<Listing[]> {
  const query = db
    .select({ product: products, stockQuantity: stock.stockQuantity })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(
      and(
        eq(products.vendorId, vendorId),
        isNull(products.deletedAt),
        or(inArray(products.id, [...ids]), inArray(products.sku, [...skus])),
      ),
    )
    .orderBy(asc(products.id));
  const found = await (lock ? query.for("no key update", { of: products }) : query);
  const waiting = await findWaiting(
    db,
    found.map(({ product }) => product.id),
  );
  return found.map(({ product, stockQuantity }) => ({
    ...product,
    stockQuantity,
    content: contentOf(product),
    waiting: waiting.get(product.id) ?? null,
  }));
}

async function findWaiting(db: Db, ids: readonly string[]): Promise<Map<string, RevisionContent>> {
  const rows = await db
    .select({ productId: productRevisions.productId, content: productRevisions.content })
    .from(productRevisions)
    .where(and(inArray(productRevisions.productId, [...ids]), eq(productRevisions.state, "waiting")));
  return new Map(rows.map(({ productId, content }) => [productId, contentOf(content)]));
}
