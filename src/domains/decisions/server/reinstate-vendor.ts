import type { Decision } from "#domains/decisions/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";

/**
 * Lets a suspended vendor sell again, with its payouts unless they are paused by themselves; mails why. Parcels cancelled meanwhile stay
 * cancelled. NOT_FOUND for no approved vendor, CONFLICT if it is not suspended. For administrators.
 */
export function reinstateVendor(
  ctx: SignedInCtx,
  { vendorId, facts }: { vendorId: string; facts: string },
): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    await assertChanged(tx, vendorId, await lift(tx, { kind: "shopSuspended", vendorId }));
    return recordEnding(tx, "shopSuspended", { vendorId, facts });
  });
}
