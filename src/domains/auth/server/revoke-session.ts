import { and, eq } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { sessions } from "./tables.ts";

/**
 * Ends one of the caller's sessions with its refresh tokens, and notifies its open pages. Another user's is
 * NOT_FOUND. For any signed-in user.
 */
export async function revokeSession(ctx: SignedInCtx, { session_id }: { session_id: string }) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async ({ db }) => {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.id, session_id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError("NOT_FOUND");
    await publishLive(db, userId, sessionChanged);
    return {};
  });
}
