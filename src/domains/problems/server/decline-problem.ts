import type { ProblemDetail } from "#domains/problems/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { isShops } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";

/**
 * The vendor declines with a reason; the buyer has seven days to disagree, and silence closes it. CONFLICT when it is not the
 * vendor's turn; NOT_FOUND for any other's. For an approved vendor.
 */
export async function declineProblem(
  ctx: SignedInCtx,
  input: { problemId: string; words: string },
): Promise<ProblemDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, isShops(tx));
    await moveProblem(tx, locked, "decline", {
      ...{ actor: "vendor", to: "declined", said: { words: input.words } },
    });
  });
  return unscopedReadProblem(ctx, input.problemId, "vendor");
}
