import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { writeCorrection } from "./internal/write-correction.ts";
import { restoredOf } from "./product-content.ts";
import { productRevisions, products } from "./tables.ts";

/** For how long back the other edits of a vendor that loses trust are looked at too. */
const daysBack = 30;
const day = 86_400_000;

type Failed = { productId: string; vendorId: string; name: string; correctionId: string | null };

/**
 * Rejects an edit that a trusted vendor published, in the caller's transaction, which has locked the vendor: what it changed, and
 * no one has changed since, goes back to its earlier version, as an administrator's correction. All that the vendor published in the last 30 days is to be
 * looked at. Null if the edit is not to be looked at, or its product is deleted. For administrators' verbs.
 */
export async function unscopedFailCheck(tx: SignedInCtx, revisionId: string): Promise<Failed | null> {
  const { db } = tx;
  const isDue = and(eq(productRevisions.id, revisionId), eq(productRevisions.checkState, "due"));
  const [found] = await db
    .select({ product: products })
    .from(products)
    .innerJoin(productRevisions, eq(productRevisions.productId, products.id))
    .where(and(isDue, isNull(products.deletedAt)))
    .for("no key update", { of: products });
  const now = tx.clock.now();
  const [failed] = await db
    .update(productRevisions)
    .set({ checkState: "failed", checkedBy: tx.caller.userId, checkedAt: now })
    .where(isDue)
    .returning();
  if (!found || !failed) return null;
  const { product } = found;
  const { id: productId, vendorId, name } = product;
  const restored = restoredOf(product, failed.content, failed.replaced ?? failed.content);
  const correctionId = restored && (await writeCorrection(tx, product, restored));
  await db
    .update(productRevisions)
    .set({ checkState: "due" })
    .where(
      and(
        isNull(productRevisions.checkState),
        eq(productRevisions.state, "approved"),
        eq(productRevisions.isCorrection, false),
        isNull(productRevisions.decidedBy),
        gt(productRevisions.decidedAt, new Date(now.getTime() - daysBack * day)),
        inArray(
          productRevisions.productId,
          db.select({ id: products.id }).from(products).where(eq(products.vendorId, vendorId)),
        ),
      ),
    );
  return { productId, vendorId, name, correctionId };
}
