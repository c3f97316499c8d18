import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { announceChange } from "./internal/announce-change.ts";
import { applyRevision } from "./internal/approve-taken.ts";
import { notifyOwner } from "./internal/notify-owner.ts";
import { type Seen, takeFromQueue } from "./internal/take-from-queue.ts";
import { products } from "./tables.ts";

/**
 * Approves a new product, or applies the edit of an approved one; mails the vendor. CONFLICT if it is no longer what
 * the admin has seen. For admins.
 */
export async function approveProduct(ctx: SignedInCtx, seen: Seen): Promise<{ decided: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { product, revision } = await takeFromQueue(ctx, seen);
    const now = ctx.clock.now();
    const decision = { decidedBy: ctx.caller.userId, decidedAt: now };
    if (revision) await applyRevision(ctx, product, revision, decision);
    else
      await ctx.db
        .update(products)
        .set({ isApproved: true, ...decision, updatedAt: now })
        .where(eq(products.id, product.id));
    const { id: productId, vendorId } = product;
    await announceChange(ctx, { vendorId, productId, type: "product.approved" });
    await notifyOwner(ctx, {
      product,
      isRevision: revision !== null,
      submittedAt: seen.submittedAt,
    });
    await recordAction(ctx, {
      action: "product.approve",
      subject: { kind: "product", id: productId },
      before: { state: revision ? "revised" : "waiting", submittedAt: seen.submittedAt },
      after: { state: "approved", vendorId },
    });
    return { decided: true };
  });
}
