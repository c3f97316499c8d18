import { and, eq, isNull } from "drizzle-orm";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addEvent } from "./internal/add-event.ts";
import { findSide } from "./internal/find-side.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { isBuyers, isShops } from "./internal/own-problems.ts";
import { mayObject, unscopedReadProblem } from "./internal/view-problem.ts";
import { problems } from "./tables.ts";

const dayMs = 86_400_000;

/**
 * A side says once, within 14 days, why an administrator's decision is wrong (R62): a buyer that it gave too little back, a vendor that it
 * bears a refund. Another administrator answers. CONFLICT for anything else, or once one side has objected; NOT_FOUND for any
 * other's. For any signed-in user.
 */
export async function objectToProblem(
  ctx: SignedInCtx,
  { problemId, objection }: { problemId: string; objection: string },
): Promise<ProblemDetail> {
  const side = await findSide(ctx, problemId, "refunds.manage");
  await inTransaction(ctx, async (tx) => {
    const { problem, order, vendor } = await lockProblem(
      tx,
      problemId,
      side === "buyer" ? isBuyers(tx) : isShops(tx),
    );
    const now = tx.clock.now();
    const { decidedAt } = problem;
    const isInTime = decidedAt && now.getTime() - decidedAt.getTime() <= problemBounds.objectionDays * dayMs;
    if (!isInTime || !mayObject(problem, side)) throw new AppError("CONFLICT");
    const [objected] = await tx.db
      .update(problems)
      .set({ objection, objectedBy: side, objectedAt: now })
      .where(and(eq(problems.id, problemId), isNull(problems.objectedAt)))
      .returning();
    if (!objected) throw new AppError("CONFLICT");
    await addEvent(tx, objected, { name: "object", actor: side, words: objection });
    await notifyAdministrators(tx, {
      ...{ kind: "problemEscalated", subjectId: problemId, event: `${problemId}:object` },
      params: { number: order.number, vendor: vendor.companyName },
    });
  });
  return unscopedReadProblem(ctx, problemId, side);
}
