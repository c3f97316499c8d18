import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { productChanged } from "#domains/listings/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { announceChange } from "./internal/announce-change.ts";
import { contentOf, restoredOf } from "./product-content.ts";
import { productRevisions, products } from "./tables.ts";

/** For how long back the other edits of a vendor that loses trust are looked at too. */
const daysBack = 30;
const day = 86_400_000;

type Failed = { productId: string; vendorId: string; name: string; correctionId: string | null };

/**
 * Rejects an edit that a trusted vendor published, in the caller's transaction, which has locked the vendor: what it changed, and nobody
 * since, says again what it said before, as an administrator's correction. All that the vendor published in the last 30 days is to be
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
  const correctionId = await putBack(tx, product, failed);
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

/** The id of the correction; null if nothing of the edit is left. */
async function putBack(
  tx: SignedInCtx,
  product: typeof products.$inferSelect,
  failed: typeof productRevisions.$inferSelect,
): Promise<string | null> {
  const restored = restoredOf(product, failed.content, failed.replaced ?? failed.content);
  if (isDeepStrictEqual(restored, {})) return null;
  const now = tx.clock.now();
  const { id: productId, vendorId } = product;
  await tx.db
    .update(products)
    .set({ ...restored, updatedAt: now })
    .where(eq(products.id, productId));
  const replaced = contentOf(product);
  const [correction] = await tx.db
    .insert(productRevisions)
    .values({
      ...{
        productId,
        content: { ...replaced, ...restored },
        replaced,
        state: "approved",
        isCorrection: true,
      },
      ...{ submittedAt: now, decidedBy: tx.caller.userId, decidedAt: now },
    })
    .returning({ id: productRevisions.id });
  await announceChange(tx, { vendorId, productId });
  await publishToShop(tx.db, vendorId, productChanged, { id: productId });
  return correction!.id;
}
