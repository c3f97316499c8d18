import type { ProblemDetail } from "#domains/problems/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { acceptOffer } from "./internal/accept-offer.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { isBuyers } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";

type Input = { problemId: string; answer: "accept" | "disagree"; words: string };

/**
 * The buyer accepts what the vendor offers, which carries it out, or disagrees with it, with declining or with a replacement: then an
 * administrator decides (R60). CONFLICT where nothing is offered, or the deadline was first; PAYMENT_DISPUTED while a bank has the
 * payment; NOT_FOUND for any other's. For any signed-in user.
 */
export async function answerOffer(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, isBuyers(tx));
    const { words } = input;
    if (input.answer === "accept") await acceptOffer(tx, locked, "buyer");
    else
      await moveProblem(tx, locked, "disagree", {
        ...{ actor: "buyer", to: "escalated", said: { words } },
        change: { cause: "disagreement" },
      });
  });
  return unscopedReadProblem(ctx, input.problemId, "buyer");
}
