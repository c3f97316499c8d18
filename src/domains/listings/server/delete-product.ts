import { eq } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { endRevisions } from "./end-revisions.ts";
import { announceChange } from "./internal/announce-change.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { products } from "./tables.ts";

const foreignKeyViolation = "23503";

/**
 * Deletes one of the caller's products. If orders or stock history refer to it, its row stays but is hidden. For
 * vendors.
 */
export async function deleteProduct(
  ctx: SignedInCtx,
  { productId }: { productId: string },
): Promise<{ deleted: true }> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockProduct(ctx, vendorId, productId);
    if (await isGone(ctx, productId)) return { deleted: true };
    const now = ctx.clock.now();
    await ctx.db
      .update(products)
      .set({ deletedAt: now, isActive: false, updatedAt: now })
      .where(eq(products.id, productId));
    await endRevisions(ctx, productId);
    await announceChange(ctx, { vendorId, productId });
    return { deleted: true };
  });
}

/** Only the database knows what refers to a product: the attempt runs in a savepoint. */
async function isGone(ctx: SignedInCtx, productId: string): Promise<boolean> {
  try {
    await inTransaction(ctx, ({ db }) => db.delete(products).where(eq(products.id, productId)));
    return true;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if ((cause as { code?: string } | undefined)?.code === foreignKeyViolation) return false;
    throw error;
  }
}
