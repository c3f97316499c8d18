import { eq } from "drizzle-orm";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { announceChange } from "./internal/announce-change.ts";
import { contentOf } from "./internal/product-view.ts";
import { type Seen, takeFromQueue } from "./internal/take-from-queue.ts";
import { tellOwner } from "./internal/tell-owner.tsx";
import { productRevisions, products } from "./tables.ts";

/**
 * Lets a new product on sale, or puts the edit of an approved one in its place; mails the vendor. CONFLICT where it is no
 * longer what the admin has seen. For admins.
 */
export async function approveProduct(ctx: SignedInCtx, seen: Seen): Promise<{ decided: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { product, revision } = await takeFromQueue(ctx, seen);
    const now = ctx.clock.now();
    const change = revision ? contentOf(revision.content) : { isApproved: true };
    await ctx.db
      .update(products)
      .set({ ...change, updatedAt: now })
      .where(eq(products.id, product.id));
    if (revision)
      await ctx.db
        .update(productRevisions)
        .set({ state: "approved", decidedAt: now })
        .where(eq(productRevisions.id, revision.id));
    const { id: productId, vendorId } = product;
    await announceChange(ctx, { vendorId, productId, type: "product.approved" });
    await tellOwner(ctx, {
      product,
      decision: "approved",
      isRevision: revision !== null,
      submittedAt: seen.submittedAt,
    });
    return { decided: true };
  });
}
