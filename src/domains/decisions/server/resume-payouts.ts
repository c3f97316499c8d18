import type { Decision } from "#domains/decisions/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";

/**
 * Lets a vendor's payouts go on, from the next run; mails why. NOT_FOUND for no approved vendor, CONFLICT if they are not
 * paused. For administrators.
 */
export function resumePayouts(
  ctx: SignedInCtx,
  { vendorId, facts }: { vendorId: string; facts: string },
): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    await assertChanged(tx, vendorId, await lift(tx, { kind: "payoutsPaused", vendorId }));
    return recordEnding(tx, "payoutsPaused", { vendorId, facts });
  });
}
