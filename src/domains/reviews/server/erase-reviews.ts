import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews, reviewVotes } from "./tables.ts";

/**
 * Deletes the caller's reviews with the votes on them, and the caller's votes on others, in the caller's transaction.
 * No program can tell whether a comment identifies its author, so none is retained; ratings follow by a trigger.
 */
export async function eraseReviews({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(reviewVotes).where(eq(reviewVotes.userId, caller.userId));
  await db.delete(reviews).where(eq(reviews.userId, caller.userId));
}
