import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedStopPayouts } from "#domains/vendors/server/stop-payouts.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { vendorId: string; rule: DecisionRule; facts: string };

/**
 * Stops a vendor's payouts while it goes on selling (R61); mails the statement of reasons. NOT_FOUND for no approved
 * vendor, CONFLICT if they are paused. For administrators.
 */
export function pausePayouts(ctx: SignedInCtx, input: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const { vendorId } = input;
    await assertChanged(tx, vendorId, await unscopedStopPayouts(tx, vendorId, true));
    return recordDecision(tx, { kind: "payoutsPaused", ...input });
  });
}
