import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOnApplicationOf } from "./internal/is-on-application-of.ts";
import { decisions } from "./tables.ts";

/**
 * Deletes all that was decided about the caller's application and shop, with the objections; in the caller's transaction, while the shop is
 * still theirs. What suspends or ends the shop stays on the vendor.
 */
export async function eraseShopDecisions({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(decisions).where(isOnApplicationOf(db, caller.userId));
}
