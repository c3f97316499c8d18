import type { ProblemDetail } from "#domains/problems/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { isBuyers } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";

/**
 * The buyer withdraws a problem: it has come, or was solved otherwise. CONFLICT while a return is on its way, a bank has the payment, or
 * it is closed; NOT_FOUND for any other's. For any signed-in user.
 */
export async function withdrawProblem(
  ctx: SignedInCtx,
  input: { problemId: string },
): Promise<ProblemDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, isBuyers(tx));
    await moveProblem(tx, locked, "withdraw", {
      ...{ actor: "buyer", to: "closed", change: { outcome: "withdrawn" } },
    });
  });
  return unscopedReadProblem(ctx, input.problemId, "buyer");
}
