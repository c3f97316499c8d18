import type * as z from "zod";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { reckonProblemRefund } from "#domains/orders/server/refund-problem.ts";
import type { decideInput, ProblemForAdmin } from "#domains/problems/admin-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getProblemAsAdmin } from "./get-problem-as-admin.ts";
import { assertReported } from "./internal/assert-reported.ts";
import { type LockedProblem, lockProblem } from "./internal/lock-problem.ts";
import { assertMove, moveProblem } from "./internal/move-problem.ts";
import { refundAndClose, refundOf, type Solved } from "./internal/refund-and-close.ts";

type Input = z.infer<typeof decideInput>;

/**
 * Decides a problem with a statement of reasons (R60, R62): a refund in part or whole, at the vendor's or the platform's cost, or in the
 * vendor's favor. Both sides get it in their language, and may object. A refund above the threshold waits for a second
 * administrator. CONFLICT when it is not, or no longer, to be decided; NOT_REFUNDABLE above what was reported or for nothing;
 * PAYMENT_DISPUTED while a bank has the payment. For administrators.
 */
export async function decideProblem(ctx: SignedInCtx, input: Input): Promise<ProblemForAdmin> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, undefined);
    assertReported(locked.lines, input.lines);
    assertMove(locked, "decide", "admin");
    if (input.refunds && input.lines.length === 0 && !input.includesShipping)
      throw new AppError("NOT_REFUNDABLE");
    const { amountCents, isLarge } = input.refunds
      ? await reckonProblemRefund(tx, refundOf(locked, solutionOf(tx, input)))
      : { amountCents: 0, isLarge: false };
    if (!isLarge) return decide(tx, locked, input);
    const { vendor, order } = locked;
    await requestApproval(tx, {
      ...{ action: "problem.decide", subject: { kind: "problem", id: input.problemId }, amountCents, input },
      ...{ ownerId: vendor.id, reason: input.facts.slice(0, 1_000), requestId: input.requestId },
      facts: { vendor: vendor.companyName, order: order.number, orderId: order.id },
    });
  });
  return getProblemAsAdmin(ctx, input);
}

/** Decides what a second administrator has approved, if it still waits; the errors of `decideProblem`. */
export async function decideApproved(tx: SignedInCtx, input: Input): Promise<void> {
  await decide(tx, await lockProblem(tx, input.problemId, undefined), input);
}

async function decide(tx: SignedInCtx, locked: LockedProblem, input: Input): Promise<void> {
  const { rule, facts, refunds } = input;
  const { userId } = tx.caller;
  if (refunds) await refundAndClose(tx, locked, solutionOf(tx, input));
  else
    await moveProblem(tx, locked, "decide", {
      ...{ actor: "admin", to: "closed", said: { words: facts } },
      change: { outcome: "upheld", rule, facts, decidedBy: userId, decidedAt: tx.clock.now() },
    });
  const { outcome, refundId, relievedCents } = locked.problem;
  await recordAction(tx, {
    ...{ action: "problem.decide", subject: { kind: "problem", id: locked.problem.id } },
    ...{ ownerId: locked.vendor.id, reason: facts },
    after: { outcome, rule, refundId, relievedCents },
  });
}

function solutionOf(tx: SignedInCtx, input: Input): Solved {
  const { rule, facts, bearer, restocks, wasNeverSent: isUnsent, includesShipping } = input;
  const decidedBy = tx.caller.userId;
  return {
    ...{ move: "decide", actor: "admin", outcome: "refunded", bearer, restocks, isUnsent, decidedBy },
    asked: { lines: input.lines, shippingCents: includesShipping ? Number.MAX_SAFE_INTEGER : 0 },
    said: { words: facts },
    change: { rule, facts, decidedBy, decidedAt: tx.clock.now() },
  };
}
