import { and, eq, inArray, ne } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { listWaitingApprovals } from "#domains/approvals/server/list-approvals.ts";
import type { ProblemForAdmin } from "#domains/problems/admin-calls.ts";
import { adminRolesWith } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";
import { problems } from "./tables.ts";

/** Any problem with its history; and whether the caller may answer an objection to it. NOT_FOUND. For administrators. */
export async function getProblemAsAdmin(
  ctx: SignedInCtx,
  { problemId }: { problemId: string },
): Promise<ProblemForAdmin> {
  const problem = await unscopedReadProblem(ctx, problemId, "admin");
  const waiting = await listWaitingApprovals(ctx, "problem", [problemId]);
  return {
    ...problem,
    waitsForApproval: waiting.length > 0,
    mayAnswerObjection: problem.hasObjection && !(await hasDecidedAlone(ctx, problemId)),
  };
}

/** Whether the caller made the decision, and somebody else could answer what is said against it (R62). */
export async function hasDecidedAlone({ db, caller }: SignedInCtx, problemId: string): Promise<boolean> {
  const isOwn = and(eq(problems.id, problemId), eq(problems.decidedBy, caller.userId));
  if ((await db.$count(problems, isOwn)) === 0) return false;
  const isOther = and(
    inArray(userRoles.adminRole, adminRolesWith("orders.manage")),
    ne(userRoles.userId, caller.userId),
  );
  return (await db.$count(userRoles, isOther)) > 0;
}
