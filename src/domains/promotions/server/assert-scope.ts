import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Whose a promotion is, and what it applies to; without `vendorId` the platform's. */
export type PromotionScope = {
  vendorId: string | null;
  vendorIds: readonly string[];
  productIds: readonly string[];
};

/** NOT_FOUND if a promotion names products that are not its owner's, or vendors that there are not. */
export async function assertScope(
  { db }: Pick<Infra, "db">,
  { vendorId, vendorIds, productIds }: PromotionScope,
): Promise<void> {
  const [wantedVendors, wantedProducts] = [[...new Set(vendorIds)], [...new Set(productIds)]];
  const isOwn = vendorId === null ? undefined : eq(products.vendorId, vendorId);
  const found = [
    wantedVendors.length &&
      (await db.select({ count: count() }).from(vendors).where(inArray(vendors.id, wantedVendors)))[0]!.count,
    wantedProducts.length &&
      (
        await db
          .select({ count: count() })
          .from(products)
          .where(and(inArray(products.id, wantedProducts), isNull(products.deletedAt), isOwn))
      )[0]!.count,
  ];
  if (found[0] !== wantedVendors.length || found[1] !== wantedProducts.length)
    throw new AppError("NOT_FOUND");
}
