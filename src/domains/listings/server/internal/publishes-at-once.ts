import { and, desc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { productRevisions, type products } from "../tables.ts";

type Product = Pick<typeof products.$inferSelect, "id" | "vendorId" | "isApproved" | "takenDownAt">;

/**
 * Whether an edit of this product is on sale without waiting: its vendor is trusted and sells, and the last word about the product
 * was not an administrator's correction or rejection, which the edit could bring back; nor is it taken down.
 */
export async function publishesAtOnce(db: Db, product: Product): Promise<boolean> {
  if (!product.isApproved || product.takenDownAt) return false;
  const isTrusted = and(
    eq(vendors.id, product.vendorId),
    isNotNull(vendors.trustedAt),
    isNull(vendors.suspendedAt),
  );
  if ((await db.$count(vendors, isTrusted)) === 0) return false;
  const [last] = await db
    .select({
      isCorrection: productRevisions.isCorrection,
      rejectionReason: productRevisions.rejectionReason,
    })
    .from(productRevisions)
    .where(
      and(
        eq(productRevisions.productId, product.id),
        isNotNull(productRevisions.decidedBy),
        // A rejected edit that its vendor withdrew was rejected all the same.
        or(ne(productRevisions.state, "withdrawn"), isNotNull(productRevisions.rejectionReason)),
      ),
    )
    .orderBy(desc(productRevisions.submittedAt))
    .limit(1);
  return !last || (!last.isCorrection && last.rejectionReason === null);
}
