import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { bulkUploads, productRevisions, products } from "./tables.ts";

/**
 * Takes a vendor's products off the market for good, with their descriptions, pictures and edits, in the caller's transaction.
 * Their names stay, as receipts show them. Returns the ids, whose search rows are to be written anew. The caller has
 * checked whose products they are.
 */
export async function unscopedEraseProducts(db: Db, vendorId: string): Promise<string[]> {
  // Its files say what the products say; their rows go with them.
  await db.delete(bulkUploads).where(eq(bulkUploads.vendorId, vendorId));
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
      // It stands in nobody's list and waits for nobody's decision.
      deletedAt: sql`now()`,
    })
    .where(eq(products.vendorId, vendorId))
    .returning({ id: products.id });
  const ids = erased.map((product) => product.id);
  await db.delete(productRevisions).where(inArray(productRevisions.productId, ids));
  return ids;
}
