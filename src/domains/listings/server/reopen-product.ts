import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { productChanged } from "#domains/listings/events.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findFullPlan } from "./claim-places.ts";
import { productRevisions, products } from "./tables.ts";

type Rejected = { productId: string; vendorId: string; isRevision: boolean };

/**
 * Puts a rejected product, or the rejected edit of an approved one, back where it was in the queue, to be decided anew. Where the
 * plan has no place left for the product (R8), it comes back inactive, which its vendor can change once there is one.
 * False if it is not rejected any more. In the caller's transaction, who is an administrator.
 */
export async function unscopedReopenProduct(
  tx: SignedInCtx,
  { productId, vendorId, isRevision }: Rejected,
): Promise<boolean | "inactive"> {
  const isReopened = isRevision
    ? await reopenRevision(tx, productId)
    : await reopenProduct(tx, { productId, vendorId });
  if (isReopened) await publishToShop(tx.db, vendorId, productChanged, { id: productId });
  return isReopened;
}

const undecided = { rejectionReason: null, decidedBy: null, decidedAt: null } as const;

async function reopenProduct(
  tx: SignedInCtx,
  { productId, vendorId }: Pick<Rejected, "productId" | "vendorId">,
): Promise<boolean | "inactive"> {
  const isFull = (await findFullPlan(tx, vendorId, 1)) !== null;
  const reopened = await tx.db
    .update(products)
    .set({
      ...{ rejectedAt: null, ...undecided, updatedAt: tx.clock.now() },
      ...(isFull ? { isActive: false } : {}),
    })
    .where(
      and(
        ...[eq(products.id, productId), eq(products.isApproved, false)],
        ...[isNotNull(products.rejectedAt), isNull(products.deletedAt)],
      ),
    )
    .returning({ id: products.id });
  if (reopened.length === 0) return false;
  return isFull ? "inactive" : true;
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
