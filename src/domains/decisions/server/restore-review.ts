import { and, eq } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import { products } from "#domains/listings/server/tables.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";

type Input = { reviewId: string; facts: string };

/** Shows a review again that was refused; mails its author why. NOT_FOUND, CONFLICT if it is not refused. For administrators. */
export function restoreReview(ctx: SignedInCtx, { reviewId, facts }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const [review] = await tx.db
      .select({ authorId: reviews.userId, productId: reviews.productId, productName: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(reviews.id, reviewId)));
    if (!review) throw new AppError("NOT_FOUND");
    if (!(await lift(tx, { kind: "reviewRefused", reviewId }))) throw new AppError("CONFLICT");
    return recordEnding(tx, "reviewRefused", { ...review, reviewId, facts });
  });
}
