import { eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { changeProducts } from "./change-products.ts";
import { findListings } from "./find-listings.ts";
import { products } from "./tables.ts";

type Pictures = { productId: string; imageUrls: readonly string[] };

/**
 * Gives a vendor's product that has no picture yet its pictures, all of them the vendor's own; one that was approved meanwhile gets
 * them as an edit that waits. False where it is gone or has pictures by now. In the caller's transaction. For bulk work.
 */
export async function attachPictures(
  tx: Infra,
  vendorId: string,
  { productId, imageUrls }: Pictures,
): Promise<boolean> {
  const [known] = await findListings(tx.db, vendorId, { ids: [productId], skus: [], lock: true });
  const latest = known && (known.waiting ?? known.content);
  if (!known || !latest || latest.imageUrls.length > 0) return false;
  const { sku, priceCents, mostUnits } = known;
  const content = { ...latest, imageUrls: [...imageUrls] };
  if (known.isApproved) {
    const wanted = { sku, content, priceCents, mostUnits, stockQuantity: undefined };
    await changeProducts(tx, [{ known, wanted }]);
  } else {
    const change = { imageUrls: content.imageUrls, updatedAt: tx.clock.now() };
    await tx.db.update(products).set(change).where(eq(products.id, productId));
  }
  return true;
}
