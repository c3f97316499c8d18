import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { notifyOwner } from "./internal/notify-owner.ts";
import { type Seen, takeFromQueue } from "./internal/take-from-queue.ts";
import { productRevisions, products } from "./tables.ts";

/**
 * Rejects a new product, or the edit of an approved one, which keeps selling unchanged; the vendor sees the reason
 * and can resubmit. CONFLICT if it is no longer what the admin has seen. For admins.
 */
export async function rejectProduct(
  ctx: SignedInCtx,
  { reason, ...seen }: Seen & { reason: string },
): Promise<{ decided: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { product, revision } = await takeFromQueue(ctx, seen);
    const now = ctx.clock.now();
    const decision = { decidedBy: ctx.caller.userId, decidedAt: now };
    if (revision)
      await ctx.db
        .update(productRevisions)
        .set({ state: "rejected", rejectionReason: reason, ...decision })
        .where(eq(productRevisions.id, revision.id));
    else
      await ctx.db
        .update(products)
        .set({ rejectedAt: now, rejectionReason: reason, ...decision, updatedAt: now })
        .where(eq(products.id, product.id));
    const { id: productId, vendorId } = product;
    await publishVendorEvent(ctx, { vendorId, type: "product.rejected", payload: { productId, reason } });
    await notifyOwner(ctx, {
      product,
      decision: "rejected",
      isRevision: revision !== null,
      submittedAt: seen.submittedAt,
      reason,
    });
    await recordAction(ctx, {
      action: "product.reject",
      subject: { kind: "product", id: productId },
      before: { state: revision ? "revised" : "waiting", submittedAt: seen.submittedAt },
      after: { state: "rejected", vendorId },
      reason,
    });
    return { decided: true };
  });
}
