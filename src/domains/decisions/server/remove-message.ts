import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedHideMessage } from "#domains/messaging/server/hide-message.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { messageId: string; rule: DecisionRule; facts: string };

/**
 * Hides a message that was reported from both sides; mails its side the statement of reasons (R62). CONFLICT if it is hidden already
 * or its account is erased. An administrator decides it with the report, which names the message.
 */
export function removeMessage(ctx: SignedInCtx, { messageId, rule, facts }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const message = await unscopedHideMessage(tx, messageId, true);
    if (!message) throw new AppError("CONFLICT");
    return recordDecision(tx, { kind: "messageRemoved", ...message, rule, facts });
  });
}
