import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { unscopedRepairStock } from "#domains/inventory/server/repair-stock.ts";
import { products } from "#domains/listings/server/tables.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/**
 * Sets the counters of a product's stock to what its movements and active holds sum up to, and notifies its vendor.
 * Returns the counters. NOT_FOUND, CONFLICT if nothing differs any more, STOCK_PROMISED with the sums if more is held
 * than there is: then the holds end first, or the vendor adds stock. For administrators.
 */
export async function repairStock(
  ctx: SignedInCtx,
  { productId, reason }: { productId: string; reason: string },
) {
  return inTransaction(ctx, async (tx) => {
    const [product] = await tx.db
      .select({ name: products.name, vendorId: products.vendorId, ownerId: vendors.userId })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(eq(products.id, productId));
    if (!product) throw new AppError("NOT_FOUND");
    const { name, vendorId, ownerId } = product;
    const { before, after } = await unscopedRepairStock(tx, productId);
    const delta = after.stockQuantity - before.stockQuantity;
    await tx.jobs.enqueue(tx.db, searchJobs.indexProduct, { productId });
    if (delta !== 0) {
      await publishVendorEvent(tx, {
        vendorId,
        type: "stock.changed",
        payload: { productId, delta, ...after },
      });
      await notify(tx, ownerId, {
        ...{ kind: "stockCorrected", subjectId: productId, event: `${productId}:${tx.requestId}` },
        params: { product: name },
      });
    }
    await recordAction(tx, {
      ...{ action: "stock.repair", subject: { kind: "product", id: productId }, ownerId },
      ...{ before, after, reason },
    });
    return after;
  });
}
