import type { ProblemDetail } from "#domains/problems/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { isBuyers } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";

type Input = { problemId: string; carrier: string; trackingNumber: string };

/**
 * The buyer has sent the goods back: the vendor has ten working days to say what came, otherwise they are refunded. CONFLICT where no
 * return is agreed, or its days are over; NOT_FOUND for any other's. For any signed-in user.
 */
export async function sendReturn(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  const { problemId, carrier: returnCarrier, trackingNumber: returnTrackingNumber } = input;
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, problemId, isBuyers(tx));
    await moveProblem(tx, locked, "sendReturn", {
      ...{ actor: "buyer", to: "returned", change: { returnCarrier, returnTrackingNumber } },
    });
  });
  return unscopedReadProblem(ctx, problemId, "buyer");
}
