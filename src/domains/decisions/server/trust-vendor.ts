import type { Decision } from "#domains/decisions/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";

/**
 * Trusts a vendor: its edits of approved products are on sale at once, and some of them are looked at afterwards. Mails the vendor.
 * NOT_FOUND for no approved vendor, CONFLICT if it is trusted. For administrators.
 */
export function trustVendor(
  ctx: SignedInCtx,
  { vendorId, facts }: { vendorId: string; facts: string },
): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    await assertChanged(tx, vendorId, await lift(tx, { kind: "trustRevoked", vendorId }));
    return recordEnding(tx, "trustRevoked", { vendorId, facts });
  });
}
