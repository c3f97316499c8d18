import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedRejectApplication } from "#domains/vendors/server/reject-application.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { vendorId: string; submittedAt: string; rule: DecisionRule; facts: string };

/**
 * Rejects an application under a rule (R62), and mails its owner the statement of reasons; it can be corrected and submitted
 * again (R37), which ends this decision. NOT_FOUND; CONFLICT if another decided, or it was submitted again since it was read.
 * For administrators.
 */
export function rejectApplication(ctx: SignedInCtx, { rule, facts, ...seen }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    await unscopedRejectApplication(tx, seen, facts);
    return recordDecision(tx, { kind: "applicationRejected", vendorId: seen.vendorId, rule, facts });
  });
}
