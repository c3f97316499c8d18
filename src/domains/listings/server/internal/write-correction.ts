import { eq } from "drizzle-orm";
import { productChanged } from "#domains/listings/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { contentOf } from "../product-content.ts";
import { productRevisions, products, type RevisionContent } from "../tables.ts";
import { announceChange } from "./announce-change.ts";

/**
 * Puts an administrator's version of a product on sale and keeps what it replaces, in the caller's transaction, which has
 * locked the product. Returns the revision's id.
 */
export async function writeCorrection(
  tx: SignedInCtx,
  product: typeof products.$inferSelect,
  changed: Partial<RevisionContent>,
): Promise<string> {
  const { id: productId, vendorId } = product;
  const replaced = contentOf(product);
  const now = tx.clock.now();
  await tx.db
    .update(products)
    .set({ ...changed, updatedAt: now })
    .where(eq(products.id, productId));
  const [revision] = await tx.db
    .insert(productRevisions)
    .values({
      ...{ productId, content: { ...replaced, ...changed }, replaced },
      ...{ state: "approved", isCorrection: true, submittedAt: now },
      ...{ decidedBy: tx.caller.userId, decidedAt: now },
    })
    .returning({ id: productRevisions.id });
  await announceChange(tx, { vendorId, productId });
  await publishToShop(tx.db, vendorId, productChanged, { id: productId });
  return revision!.id;
}
