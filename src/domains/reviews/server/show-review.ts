import { and, eq, isNotNull, isNull, not } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { announceReview } from "./internal/announce-review.ts";
import { reviews } from "./tables.ts";

/** What a decision about a review is about. */
export type JudgedReview = { id: string; userId: string; productId: string; productName: string };

type Which = { reviewId: string; version?: number; from: "waiting" | "refused" | "shown" };

const states = {
  waiting: and(not(reviews.isPublished), isNull(reviews.refusedAt)),
  refused: isNotNull(reviews.refusedAt),
  /** Or waiting to be: what can be refused. */
  shown: isNull(reviews.refusedAt),
};

/**
 * Shows a review, or hides it, as an administrator decided, in the caller's transaction; `version` is the one that was read.
 * Null if it is in another state or was changed meanwhile.
 */
export async function unscopedShowReview(
  tx: Infra,
  { reviewId, version, from }: Which,
  isShown: boolean,
): Promise<JudgedReview | null> {
  const [changed] = await tx.db
    .update(reviews)
    .set({
      isPublished: isShown,
      refusedAt: isShown ? null : tx.clock.now(),
      ...(isShown ? { holdReasons: [] } : {}),
    })
    .where(
      and(
        eq(reviews.id, reviewId),
        version === undefined ? undefined : eq(reviews.version, version),
        states[from],
      ),
    )
    .returning();
  if (!changed) return null;
  const [product] = await tx.db
    .select({ name: products.name, vendorId: products.vendorId })
    .from(products)
    .where(eq(products.id, changed.productId));
  if (isShown) await announceReview(tx, changed, product!.vendorId);
  const { id, userId, productId } = changed;
  return { id, userId, productId, productName: product!.name };
}
