import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { productChanged } from "#domains/listings/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { productRevisions, products } from "./tables.ts";

type Rejected = { productId: string; vendorId: string; isRevision: boolean };

/**
 * Puts a rejected product, or the rejected edit of an approved one, back where it was in the queue, to be decided anew; it counts
 * toward the plan's limit again, even above it. False if it is not rejected any more. In the caller's transaction, who is an
 * administrator.
 */
export async function unscopedReopenProduct(
  tx: SignedInCtx,
  { productId, vendorId, isRevision }: Rejected,
): Promise<boolean> {
  const isReopened = isRevision ? await reopenRevision(tx, productId) : await reopenProduct(tx, productId);
  if (isReopened) await publishToShop(tx.db, vendorId, productChanged, { id: productId });
  return isReopened;
}

const undecided = { rejectionReason: null, decidedBy: null, decidedAt: null } as const;

async function reopenProduct({ db, clock }: SignedInCtx, productId: string): Promise<boolean> {
  const reopened = await db
    .update(products)
    .set({ rejectedAt: null, ...undecided, updatedAt: clock.now() })
    .where(
      and(
        ...[eq(products.id, productId), eq(products.isApproved, false)],
        ...[isNotNull(products.rejectedAt), isNull(products.deletedAt)],
      ),
    )
    .returning({ id: products.id });
  return reopened.length > 0;
}

/** The latest edit, if it is the rejected one: a newer one that waits is decided by itself. */
async function reopenRevision({ db }: SignedInCtx, productId: string): Promise<boolean> {
  await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for("no key update");
  const [latest] = await db
    .select({ id: productRevisions.id, state: productRevisions.state })
    .from(productRevisions)
    .innerJoin(products, eq(products.id, productRevisions.productId))
    .where(and(eq(productRevisions.productId, productId), isNull(products.deletedAt)))
    .orderBy(desc(productRevisions.submittedAt), desc(productRevisions.id))
    .limit(1);
  if (latest?.state !== "rejected") return false;
  await db
    .update(productRevisions)
    .set({ state: "waiting", ...undecided })
    .where(eq(productRevisions.id, latest.id));
  return true;
}
