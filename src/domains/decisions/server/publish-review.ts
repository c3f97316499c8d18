import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { unscopedShowReview } from "#domains/reviews/server/show-review.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { replaceRefusal } from "./internal/replace-refusal.ts";

type Input = { reviewId: string; version: number };

/**
 * Shows a review that waited; its author is notified. One that was refused before and changed since is no longer: the
 * decision ends. NOT_FOUND, CONFLICT if it is decided already or was changed since it was read. For administrators.
 */
export function publishReview(
  ctx: SignedInCtx,
  { reviewId, version }: Input,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const shown = await unscopedShowReview(tx, { reviewId, version, from: "waiting" }, true);
    if (!shown)
      throw new AppError((await tx.db.$count(reviews, eq(reviews.id, reviewId))) ? "CONFLICT" : "NOT_FOUND");
    await replaceRefusal(tx, reviewId);
    await notify(tx, shown.userId, {
      kind: "reviewPublished",
      subjectId: shown.productId,
      event: `${reviewId}:${version}`,
      params: { product: shown.productName },
    });
    await recordAction(tx, {
      ...{ action: "review.publish", subject: { kind: "review", id: reviewId }, ownerId: shown.userId },
      ...{ before: { state: "waiting" }, after: { state: "published" } },
    });
    return {};
  });
}
