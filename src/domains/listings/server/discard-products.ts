import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { productRevisions, products } from "./tables.ts";

/**
 * Deletes a vendor's products, with the edits that wait, in the caller's transaction. Their rows stay, since orders and the
 * stock's history refer to them. For bulk work.
 */
export async function discardProducts(tx: Infra, vendorId: string, ids: readonly string[]): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(products)
    .set({ deletedAt: now, isActive: false, updatedAt: now })
    .where(and(eq(products.vendorId, vendorId), inArray(products.id, [...ids]), isNull(products.deletedAt)));
  await tx.db
    .update(productRevisions)
    .set({ state: "withdrawn", decidedAt: now })
    .where(and(inArray(productRevisions.productId, [...ids]), eq(productRevisions.state, "waiting")));
}
