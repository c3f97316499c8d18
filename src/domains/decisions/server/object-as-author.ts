import { and, eq } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { writeObjection } from "./internal/write-objection.ts";
import { decisions } from "./tables.ts";

type Input = { decisionId: string; objection: string };

/**
 * Says once, in 20 to 2,000 characters, why the refusal of the caller's review is wrong; administrators are notified. CONFLICT
 * if it was lifted or objected to already; NOT_FOUND for another's. For any signed-in user.
 */
export function objectAsAuthor(ctx: SignedInCtx, { decisionId, objection }: Input): Promise<Decision> {
  const isOwn = and(eq(decisions.id, decisionId), eq(decisions.authorId, ctx.caller.userId))!;
  return writeObjection(ctx, isOwn, objection);
}
