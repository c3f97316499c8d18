import { and, eq } from "drizzle-orm";
import type { SessionAnswer } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { sessions } from "../tables.ts";
import { answerSession } from "./answer-session.ts";

/**
 * Answers with the session that the caller has, in the form in which they came with it: a page gets no tokens that its
 * scripts could read, and an app no cookie that would outlive its token.
 */
export async function answerOwnSession(ctx: SignedInCtx): Promise<SessionAnswer> {
  const { userId, session } = ctx.caller;
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, userId)));
  if (!row) throw new AppError("SESSION_MISSING");
  return answerSession(ctx, row, session.byToken ? "bearer" : "cookie");
}
