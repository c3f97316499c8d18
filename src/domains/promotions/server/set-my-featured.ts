import { and, count, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { Featured } from "#domains/promotions/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getMyFeatured } from "./get-my-featured.ts";
import { featuredListings } from "./tables.ts";

/**
 * Chooses which of the caller's products are featured. BAD_REQUEST for more than the plan allows; NOT_FOUND for another vendor's
 * product. For vendors.
 */
export function setMyFeatured(ctx: SignedInCtx, input: { productIds: string[] }): Promise<Featured> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (tx) => {
    // Two windows at once: the second waits, and its choice counts.
    await tx.db.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for("no key update");
    const productIds = [...new Set(input.productIds)];
    const { most } = await getMyFeatured(tx);
    if (productIds.length > most)
      throw new AppError("BAD_REQUEST", { issues: [{ path: "productIds", message: "too_many" }] });
    const isMine = eq(featuredListings.vendorId, vendorId);
    if (productIds.length === 0) await tx.db.delete(featuredListings).where(isMine);
    else {
      await assertOwn(tx, vendorId, productIds);
      await tx.db
        .delete(featuredListings)
        .where(and(isMine, notInArray(featuredListings.productId, productIds)));
      await tx.db
        .insert(featuredListings)
        .values(productIds.map((productId) => ({ productId, vendorId, addedAt: tx.clock.now() })))
        .onConflictDoNothing();
    }
    return getMyFeatured(tx);
  });
}

async function assertOwn({ db }: SignedInCtx, vendorId: string, productIds: string[]): Promise<void> {
  const [found] = await db
    .select({ count: count() })
    .from(products)
    .where(
      and(inArray(products.id, productIds), eq(products.vendorId, vendorId), isNull(products.deletedAt)),
    );
  if (found!.count < productIds.length) throw new AppError("NOT_FOUND");
}
