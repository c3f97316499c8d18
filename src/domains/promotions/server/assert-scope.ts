import { and, eq, inArray, isNull } from "drizzle-orm";
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
  const isOwn = vendorId === null ? undefined : eq(products.vendorId, vendorId);
  const isListed = and(inArray(products.id, [...productIds]), isNull(products.deletedAt), isOwn);
  const areThere =
    (await hasAll(vendorIds, () => db.$count(vendors, inArray(vendors.id, [...vendorIds])))) &&
    (await hasAll(productIds, () => db.$count(products, isListed)));
  if (!areThere) throw new AppError("NOT_FOUND");
}

const hasAll = async (ids: readonly string[], countFound: () => Promise<number>): Promise<boolean> =>
  ids.length === 0 || (await countFound()) === new Set(ids).size;
