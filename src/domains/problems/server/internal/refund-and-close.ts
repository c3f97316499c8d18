import { postRelief } from "#domains/ledger/server/post-dispute.ts";
import { endHold } from "#domains/orders/server/hold-parcel.ts";
import { lockAvailable, readOwed } from "#domains/orders/server/read-owed.ts";
import { type ProblemRefund, refundProblem } from "#domains/orders/server/refund-problem.ts";
import type { ProblemActor, ProblemMove, ProblemOutcome } from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import type { problems } from "../tables.ts";
import type { Said } from "./add-event.ts";
import type { LockedProblem } from "./lock-problem.ts";
import { assertMove, moveProblem } from "./move-problem.ts";

/** A refund's reason has room for so many characters. */
const longestReason = 300;

export type Solved = {
  move: ProblemMove;
  actor: ProblemActor;
  outcome: ProblemOutcome;
  /** Units and delivery price; without it, everything that was reported. */
  asked?: Pick<ProblemRefund, "lines" | "shippingCents">;
  bearer: "vendor" | "platform";
  restocks: boolean;
  isUnsent?: boolean;
  decidedBy?: string;
  said?: Said;
  change?: Partial<typeof problems.$inferInsert>;
};

/** Everything that was reported; with the last units of a parcel its delivery, unless the buyer changed their mind. */
export const allReported = ({
  problem,
  lines,
}: LockedProblem): Pick<ProblemRefund, "lines" | "shippingCents"> => ({
  lines: lines.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity })),
  shippingCents: problem.kind === "changedMind" ? 0 : "withLast",
});

/** The refund that ends a problem; the problem's id makes it happen once. */
export const refundOf = (locked: LockedProblem, solved: Solved): ProblemRefund => ({
  ...{ parcelId: locked.problem.parcelId, requestId: locked.problem.id },
  ...(solved.asked ?? allReported(locked)),
  actor: solved.actor === "admin" ? "admin" : solved.actor === "system" ? "system" : "vendor",
  decidedBy: solved.decidedBy,
  reason: (solved.said?.words ?? "").replace(/\s+/g, " ").slice(0, longestReason),
  restocks: solved.restocks,
  isUnsent: solved.isUnsent ?? false,
});

/**
 * Refunds what solves a problem and closes it, in the caller's transaction; what the platform bears is posted as its loss. Nothing is
 * refunded twice: what the vendor has refunded meanwhile is not left. PAYMENT_DISPUTED while the payment is disputed.
 */
export async function refundAndClose(tx: Infra, locked: LockedProblem, solved: Solved): Promise<void> {
  const { problem, order } = locked;
  assertMove(locked, solved.move, solved.actor);
  const refund = await refundProblem(tx, refundOf(locked, solved));
  const relievedCents = solved.bearer === "platform" ? (refund?.vendorCents ?? 0) : 0;
  if (refund && relievedCents > 0)
    await postRelief(tx, {
      ...{ refundId: refund.id, orderId: order.id, vendorId: problem.vendorId },
      amountCents: relievedCents,
    });
  const { move, actor, outcome, said, change } = solved;
  await moveProblem(tx, locked, move, {
    ...{ actor, to: "closed", ...(said ? { said } : {}) },
    change: { ...change, outcome, refundId: refund?.id ?? null, relievedCents },
  });
}

/**
 * The same of a refund that the vendor has agreed to. If the parcel's money was paid out, and what is available to the vendor doesn't
 * cover it, it is for an administrator to decide.
 */
export async function refundFromBalance(tx: Infra, locked: LockedProblem, solved: Solved): Promise<void> {
  const before = { ...locked.problem };
  try {
    await inTransaction(tx, async (inner) => {
      // Held, its money would cover what was paid out long ago.
      await endHold(inner, before.parcelId);
      const available = await lockAvailable(inner, before.vendorId);
      await refundAndClose(inner, locked, solved);
      const { availableCents: after } = await readOwed(inner, before.vendorId);
      if (after < 0 && after < available) throw new AppError("REFUND_ABOVE_BALANCE");
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "REFUND_ABOVE_BALANCE") throw error;
    locked.problem = before;
    const { move, actor, said } = solved;
    await moveProblem(tx, locked, move, {
      ...{ actor, to: "escalated", change: { cause: "balance" } },
      ...(said ? { said } : {}),
    });
  }
}
