import { and, inArray } from "drizzle-orm";
import { rejectionKinds } from "#domains/decisions/decision-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOnApplicationOf } from "./internal/is-on-application-of.ts";
import { decisions } from "./tables.ts";

/**
 * Deletes the rejections of the caller's application and of their shop's products, with their objections; in the caller's
 * transaction, while the shop is still theirs.
 */
export async function eraseRejections({ db, caller }: SignedInCtx): Promise<void> {
  await db
    .delete(decisions)
    .where(and(inArray(decisions.kind, rejectionKinds), isOnApplicationOf(db, caller.userId)));
}
