import { eq } from "drizzle-orm";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { productChanged } from "#domains/listings/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type Seen, takeFromQueue } from "./internal/take-from-queue.ts";
import { productRevisions, products } from "./tables.ts";

type Rejected = { product: typeof products.$inferSelect; isRevision: boolean };

/**
 * Rejects a new product, or the edit of an approved one, which keeps selling unchanged; the vendor sees the reason
 * and can resubmit. CONFLICT if it is no longer what the administrator has seen. In the caller's transaction, who is an
 * administrator and records why.
 */
export async function unscopedRejectProduct(tx: SignedInCtx, seen: Seen, reason: string): Promise<Rejected> {
  const { product, revision } = await takeFromQueue(tx, seen);
  const now = tx.clock.now();
  const decision = { decidedBy: tx.caller.userId, decidedAt: now };
  if (revision)
    await tx.db
      .update(productRevisions)
      .set({ state: "rejected", rejectionReason: reason, ...decision })
      .where(eq(productRevisions.id, revision.id));
  else
    await tx.db
      .update(products)
      .set({ rejectedAt: now, rejectionReason: reason, ...decision, updatedAt: now })
      .where(eq(products.id, product.id));
  const { id: productId, vendorId } = product;
  await publishVendorEvent(tx, { vendorId, type: "product.rejected", payload: { productId, reason } });
  await publishToShop(tx.db, vendorId, productChanged, { id: productId });
  return { product, isRevision: revision !== null };
}
