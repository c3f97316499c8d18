import { and, eq } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOnApplicationOf } from "./internal/is-on-application-of.ts";
import { writeObjection } from "./internal/write-objection.ts";
import { decisions } from "./tables.ts";

type Input = { decisionId: string; objection: string };

/**
 * Says once, in 20 to 2,000 characters, why the rejection of the caller's application is wrong; administrators are notified.
 * CONFLICT if it no longer holds or was objected to already; NOT_FOUND for another's. For any signed-in user.
 */
export function objectAsApplicant(ctx: SignedInCtx, { decisionId, objection }: Input): Promise<Decision> {
  const isIt = and(eq(decisions.id, decisionId), eq(decisions.kind, "applicationRejected"));
  return writeObjection(ctx, and(isIt, isOnApplicationOf(ctx.db, ctx.caller.userId))!, objection);
}
