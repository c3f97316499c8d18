import { recordAction } from "#domains/audit/server/record-action.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type LockedProblem, readLocked } from "./lock-problem.ts";

type Answer = "offer" | "decline" | "ship-replacement" | "receive-return";

/** Writes what a shop did about a buyer's problem into the audit log, in the caller's transaction and last. */
export async function recordAnswer(tx: SignedInCtx, before: LockedProblem, answer: Answer): Promise<void> {
  const { problem } = await readLocked(tx, before.problem.id);
  await recordAction(tx, {
    ...{
      action: `problem.${answer}`,
      subject: { kind: "problem", id: problem.id },
      ownerId: before.buyer.id,
    },
    ...{ before: { state: before.problem.state }, after: { state: problem.state, offer: problem.offer } },
  });
}
