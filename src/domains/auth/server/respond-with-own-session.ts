import { and, eq } from "drizzle-orm";
import type { SessionResponse } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { respondWithSession } from "./respond-with-session.ts";
import { sessions } from "./tables.ts";

/**
 * Responds with the caller's session in the form it came in: a page gets no tokens that its scripts could read, and
 * an app no cookie that would outlive its token.
 */
export async function respondWithOwnSession(ctx: SignedInCtx): Promise<SessionResponse> {
  const { userId, session } = ctx.caller;
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, userId)));
  if (!row) throw new AppError("SESSION_MISSING");
  return respondWithSession(ctx, row, session.byToken ? "bearer" : "cookie");
}
