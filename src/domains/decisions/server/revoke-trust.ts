import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedTrustVendor } from "#domains/vendors/server/trust-vendor.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { vendorId: string; rule: DecisionRule; facts: string };

/**
 * Ends the trust in a vendor: its edits wait for approval again. Mails the statement of reasons (R62). NOT_FOUND for no approved
 * vendor, CONFLICT if it is not trusted. For administrators.
 */
export function revokeTrust(ctx: SignedInCtx, input: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const { vendorId } = input;
    await assertChanged(tx, vendorId, await unscopedTrustVendor(tx, vendorId, false));
    return recordDecision(tx, { kind: "trustRevoked", ...input });
  });
}
