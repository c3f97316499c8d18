import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { products } from "./tables.ts";

/**
 * Takes a vendor's products off the market for good, with their descriptions and pictures, in the caller's transaction.
 * Their names stay, as receipts show them. Returns the ids, whose search rows are to be written anew. The caller has
 * checked whose products they are.
 */
export async function unscopedEraseProducts(db: Db, vendorId: string): Promise<string[]> {
  const erased = await db
    .update(products)
    .set({ isActive: false, isApproved: false, description: "", region: null, imageUrls: [] })
    .where(eq(products.vendorId, vendorId))
    .returning({ id: products.id });
  return erased.map((product) => product.id);
}
