import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { decisions } from "./tables.ts";

/** Deletes what was decided about the caller's reviews, with their objections; in the caller's transaction. */
export async function eraseReviewDecisions({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(decisions).where(eq(decisions.authorId, caller.userId));
}
