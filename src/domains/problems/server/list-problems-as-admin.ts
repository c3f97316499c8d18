import type { ProblemInQueue } from "#domains/problems/admin-calls.ts";
import type { ProblemFilter } from "#domains/problems/problem-life.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedListProblems } from "./internal/list-page.ts";
import { summarizeProblem } from "./internal/view-problem.ts";

/**
 * A page of 25 problems: those that wait for a decision or whose decision a side objects to, by when they are to be decided (a vendor's
 * with priority support three working days sooner), all open ones by deadline, or closed ones, the latest first. For administrators.
 */
export async function listProblemsAsAdmin(
  ctx: SignedInCtx,
  input: { filter: ProblemFilter; cursor?: string | undefined },
): Promise<{ items: ProblemInQueue[]; next: string | null }> {
  const { rows, next } = await unscopedListProblems(ctx, input, { owner: "admin", whose: undefined });
  const now = ctx.clock.now();
  const isQueue = input.filter === "waiting";
  return {
    items: rows.map((row) => {
      const { isPriority, decideBy } = row;
      const summary = summarizeProblem(row, now);
      if (!isQueue) return { ...summary, isPriority };
      return { ...summary, isPriority, dueAt: decideBy!.toISOString(), isLate: decideBy! < now };
    }),
    next,
  };
}
