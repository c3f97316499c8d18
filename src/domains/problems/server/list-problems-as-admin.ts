import type { ProblemFilter } from "#domains/problems/problem-life.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedListProblems } from "./internal/list-page.ts";

/**
 * A page of 25 problems: those that wait for a decision or whose decision a side objects to, all open ones by deadline, or closed ones,
 * the latest first. For administrators.
 */
export function listProblemsAsAdmin(
  ctx: SignedInCtx,
  input: { filter: ProblemFilter; cursor?: string | undefined },
) {
  return unscopedListProblems(ctx, input, { owner: "admin", whose: undefined });
}
