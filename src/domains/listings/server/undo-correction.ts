import { and, eq, isNull } from "drizzle-orm";
import { productChanged } from "#domains/listings/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { announceChange } from "./internal/announce-change.ts";
import { restoredOf } from "./product-content.ts";
import { productRevisions, products } from "./tables.ts";

/**
 * Takes an administrator's correction back, in the caller's transaction: what it changed, and no one has changed since, goes back
 * to its earlier version. False if nothing of it is left, or if it is undone already. For administrators' verbs.
 */
export async function unscopedUndoCorrection(tx: SignedInCtx, revisionId: string): Promise<boolean> {
  const { db } = tx;
  const isIt = and(
    eq(productRevisions.id, revisionId),
    eq(productRevisions.isCorrection, true),
    eq(productRevisions.state, "approved"),
  );
  const [found] = await db
    .select({ product: products })
    .from(products)
    .innerJoin(productRevisions, eq(productRevisions.productId, products.id))
    .where(and(isIt, isNull(products.deletedAt)))
    .for("no key update", { of: products });
  const [revision] = await db.select().from(productRevisions).where(isIt);
  if (!found || !revision?.replaced) return false;
  const { product } = found;
  const restored = restoredOf(product, revision.content, revision.replaced);
  if (!restored) return false;
  const updatedAt = tx.clock.now();
  await db
    .update(products)
    .set({ ...restored, updatedAt })
    .where(eq(products.id, product.id));
  await db.update(productRevisions).set({ state: "withdrawn" }).where(eq(productRevisions.id, revision.id));
  await announceChange(tx, { vendorId: product.vendorId, productId: product.id });
  await publishToShop(db, product.vendorId, productChanged, { id: product.id });
  return true;
}
