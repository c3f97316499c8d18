import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { productRevisions, products } from "./tables.ts";

/**
 * Removes a vendor's products from the market permanently, with descriptions, pictures and edits, in the caller's
 * transaction. Names stay for receipts. Returns the ids to reindex. The caller has checked whose products they are.
 */
export async function unscopedEraseProducts(db: Db, vendorId: string): Promise<string[]> {
  const erased = await db
    .update(products)
    .set({
      isActive: false,
      isApproved: false,
      description: "",
      region: null,
      imageUrls: [],
      sku: null,
      rejectedAt: null,
      rejectionReason: null,
      // Excluded from lists and the approval queue.
      deletedAt: sql`now()`,
    })
    .where(eq(products.vendorId, vendorId))
    .returning({ id: products.id });
  const ids = erased.map((product) => product.id);
  await db.delete(productRevisions).where(inArray(productRevisions.productId, ids));
  return ids;
}
