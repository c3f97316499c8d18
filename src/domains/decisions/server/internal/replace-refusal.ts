import { and, eq, isNull } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { decisions } from "../tables.ts";

/** A review that was changed after a refusal is decided anew: the first decision no longer holds. In the caller's transaction. */
export async function replaceRefusal(tx: SignedInCtx, reviewId: string): Promise<void> {
  await tx.db
    .update(decisions)
    .set({ endedAt: tx.clock.now() })
    .where(and(eq(decisions.reviewId, reviewId), isNull(decisions.endedAt)));
}
