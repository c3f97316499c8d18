import type { ProblemDetail } from "#domains/problems/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { isBuyers } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";

/** The buyer says that the replacement has come and is right. CONFLICT where none is on its way; NOT_FOUND for any other's. For any signed-in user. */
export async function confirmReplacement(
  ctx: SignedInCtx,
  input: { problemId: string },
): Promise<ProblemDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, isBuyers(tx));
    await moveProblem(tx, locked, "confirm", {
      ...{ actor: "buyer", to: "closed", change: { outcome: "replaced" } },
    });
  });
  return unscopedReadProblem(ctx, input.problemId, "buyer");
}
