import type { ProblemDetail } from "#domains/problems/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { isShops } from "./internal/own-problems.ts";
import { refundFromBalance } from "./internal/refund-and-close.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";

type Input = { problemId: string; isRight: boolean; restocks: boolean; words: string };

/**
 * The vendor says what came back: right, it is refunded and, if so chosen, restocked; otherwise, with a reason, an
 * administrator decides. CONFLICT where nothing is on its way back, BAD_REQUEST without a reason, PAYMENT_DISPUTED while a bank has
 * the payment; NOT_FOUND for any other's. For an approved vendor.
 */
export async function receiveReturn(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  const { isRight, restocks, words } = input;
  if (!isRight && words.length < 3)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "words", message: "too short" }] });
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, isShops(tx));
    if (isRight)
      await refundFromBalance(tx, locked, {
        ...{ move: "receiveReturn", actor: "vendor", outcome: "returned", bearer: "vendor", restocks },
        said: { words },
      });
    else
      await moveProblem(tx, locked, "contestReturn", {
        ...{ actor: "vendor", to: "escalated", change: { cause: "return" }, said: { words } },
      });
  });
  return unscopedReadProblem(ctx, input.problemId, "vendor");
}
