import { asc, inArray } from "drizzle-orm";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { approveTaken, selectTaken, submittedAtOf } from "./internal/approve-taken.ts";
import type { Seen } from "./internal/take-from-queue.ts";
import { products } from "./tables.ts";

/**
 * Approves up to 500 selected new products and edits, in one transaction; one mail a vendor. What is no longer what the
 * administrator has seen, because it was decided, withdrawn or handed in anew, is left as it is and named in `changed`. For
 * administrators.
 */
export function approveProducts(
  ctx: SignedInCtx,
  { items }: { items: readonly Seen[] },
): Promise<{ changed: string[] }> {
  const seen = new Map(
    items.map(({ productId, submittedAt }) => [productId, new Date(submittedAt).getTime()]),
  );
  return inTransaction(ctx, async (tx) => {
    const isAsked = inArray(products.id, [...seen.keys()]);
    // In the order of their ids, so that two administrators never wait for each other; then what waits is read.
    await tx.db
      .select({ id: products.id })
      .from(products)
      .where(isAsked)
      .orderBy(asc(products.id))
      .for("no key update");
    const found = await selectTaken(tx, isAsked);
    const taken = found.filter((one) => {
      const isWaiting = one.product.isApproved ? one.revision !== null : one.product.rejectedAt === null;
      return isWaiting && submittedAtOf(one).getTime() === seen.get(one.product.id);
    });
    await approveTaken(tx, taken);
    const approved = new Set(taken.map(({ product }) => product.id));
    return { changed: [...seen.keys()].filter((id) => !approved.has(id)) };
  });
}
