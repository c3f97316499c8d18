import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { postRelief } from "#domains/ledger/server/post-dispute.ts";
import { refundProblem } from "#domains/orders/server/refund-problem.ts";
import { refundLines, refunds } from "#domains/orders/server/tables.ts";
import type { ProblemForAdmin } from "#domains/problems/admin-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getProblemAsAdmin, hasDecidedAlone } from "./get-problem-as-admin.ts";
import { addEvent } from "./internal/add-event.ts";
import { announceMove } from "./internal/announce-move.ts";
import { type LockedProblem, lockProblem } from "./internal/lock-problem.ts";
import { allReported } from "./internal/refund-and-close.ts";
import { problems } from "./tables.ts";

type Input = { problemId: string; outcome: "upheld" | "reversed"; reason: string };

/**
 * Answers what a side says against a decision: upheld, or reversed, which gives the buyer the rest of what was reported, or lets the
 * platform bear what the vendor bore. SAME_PERSON if the caller made the decision and there is another administrator (R62);
 * CONFLICT if nothing waits; PAYMENT_DISPUTED while a bank has the payment. For administrators.
 */
export async function decideProblemObjection(ctx: SignedInCtx, input: Input): Promise<ProblemForAdmin> {
  const { problemId, outcome, reason } = input;
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, problemId, undefined);
    if (await hasDecidedAlone(tx, problemId)) throw new AppError("SAME_PERSON");
    const change = outcome === "reversed" ? await reverse(tx, locked, reason) : {};
    const [decided] = await tx.db
      .update(problems)
      .set({
        ...{ ...change, objectionOutcome: outcome, objectionReason: reason },
        ...{ objectionDecidedBy: tx.caller.userId, objectionDecidedAt: tx.clock.now() },
      })
      .where(
        and(eq(problems.id, problemId), isNotNull(problems.objectedAt), isNull(problems.objectionOutcome)),
      )
      .returning();
    if (!decided) throw new AppError("CONFLICT");
    locked.problem = decided;
    await addEvent(tx, decided, { name: "answerObjection", actor: "admin", words: reason });
    await announceMove(tx, locked, { move: "answerObjection", actor: "admin", words: reason });
    await recordAction(tx, {
      ...{ action: "problem.answer-objection", subject: { kind: "problem", id: problemId } },
      ...{ ownerId: locked.vendor.id, after: { outcome }, reason },
    });
  });
  return getProblemAsAdmin(ctx, { problemId });
}

async function reverse(tx: SignedInCtx, locked: LockedProblem, reason: string) {
  const { problem, order } = locked;
  if (!problem.objectedBy || problem.objectionOutcome) throw new AppError("CONFLICT");
  if (problem.objectedBy === "vendor") return { relievedCents: await relieve(tx, locked) };
  const refund = await refundProblem(tx, {
    ...{ parcelId: problem.parcelId, requestId: randomUUID(), ...(await restOf(tx, locked)) },
    ...{ actor: "admin", decidedBy: tx.caller.userId, restocks: false, isUnsent: false },
    reason: reason.replace(/\s+/g, " ").slice(0, 300),
  });
  if (!refund) return {};
  // What the platform bore before, it bears of the rest too.
  const relievedCents = problem.relievedCents > 0 ? refund.vendorCents : 0;
  if (relievedCents > 0)
    await postRelief(tx, {
      ...{ refundId: refund.id, orderId: order.id, vendorId: problem.vendorId },
      amountCents: relievedCents,
    });
  return {
    outcome: "refunded" as const,
    refundId: problem.refundId ?? refund.id,
    relievedCents: problem.relievedCents + relievedCents,
  };
}

/** Everything that was reported, less what the decision gave back of it. */
async function restOf({ db }: SignedInCtx, locked: LockedProblem) {
  const { lines, shippingCents } = allReported(locked);
  const { refundId } = locked.problem;
  const given = refundId ? await db.select().from(refundLines).where(eq(refundLines.refundId, refundId)) : [];
  const givenOf = (lineId: string) => given.find(({ orderItemId }) => orderItemId === lineId)?.quantity ?? 0;
  const rest = lines.map(({ lineId, quantity }) => ({ lineId, quantity: quantity - givenOf(lineId) }));
  return { lines: rest.filter(({ quantity }) => quantity > 0), shippingCents };
}

/** What the problem's refund cost the vendor, in cents, which the platform bears from now on. */
async function relieve(tx: SignedInCtx, { problem, order }: LockedProblem): Promise<number> {
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, problem.refundId!));
  const { id: refundId, goodsCents, shippingCents, commissionCents, subsidyCents } = refund!;
  const amountCents = goodsCents + shippingCents - commissionCents + subsidyCents;
  if (amountCents > 0)
    await postRelief(tx, { refundId, orderId: order.id, vendorId: problem.vendorId, amountCents });
  return amountCents;
}
