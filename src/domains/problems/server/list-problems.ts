import { and } from "drizzle-orm";
import type { ProblemFilter } from "#domains/problems/problem-life.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedListProblems, waitsFor } from "./internal/list-page.ts";
import { isShops } from "./internal/own-problems.ts";
import { summarizeProblem } from "./internal/view-problem.ts";
import { problems } from "./tables.ts";

const mostCounted = 99;

/**
 * A page of 25 of the problems of the caller's parcels: those that wait for the shop, all open ones by deadline, or closed ones, the latest
 * first; and how many wait for the shop. For an approved vendor.
 */
export async function listProblems(
  ctx: SignedInCtx,
  input: { filter: ProblemFilter; cursor?: string | undefined },
) {
  const { rows, next } = await unscopedListProblems(ctx, input, { owner: "vendor", whose: isShops(ctx) });
  const waiting = await ctx.db
    .select({ id: problems.id })
    .from(problems)
    .where(and(isShops(ctx), waitsFor("vendor")))
    .limit(fixedLimit(mostCounted));
  return { items: rows.map((row) => summarizeProblem(row, ctx.clock.now())), next, waiting: waiting.length };
}
